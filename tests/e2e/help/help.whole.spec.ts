import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { enterKiosk, KIOSK, kioskPage, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** EXT-01: topics of the person's own screens, read aloud by the device's voice, which stops when it must. */

/** Simulates silent voices; records their calls in localStorage, which survives the page. */
async function giveVoices(page: Page, langs: string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((known) => {
    const note = (what: string) => {
      const heard = JSON.parse(localStorage.getItem('heard') ?? '[]') as string[]
      localStorage.setItem('heard', JSON.stringify([...heard, what]))
    }
    const voices = known.map((lang) => ({ lang, voiceURI: `voice ${lang}`, name: lang, localService: true }))
    let said: EventTarget | null = null
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (next: EventTarget & { lang: string; text: string }) => {
        said = next
        note(`${next.lang} ${next.text.slice(0, 12)}`)
      },
      cancel: () => {
        if (said) note('silence')
        said = null
      },
      end: () => said?.dispatchEvent(new Event('end')),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true })
    class Utterance extends EventTarget {
      voice: unknown = null
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
  }, langs)
  return async () => JSON.parse(await page.evaluate(() => localStorage.getItem('heard') ?? '[]')) as string[]
}

async function topics(page: Page): Promise<string[]> {
  const items = page.getByRole('list', { name: 'Temas de ayuda' }).getByRole('listitem')
  await expect(items.first()).toBeVisible()
  return items.allTextContents()
}

test('topics are those of one’s own screens', async ({ page, portal, context }) => {
  test.slow()
  await closeReminders(page)
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await goTo(page, 'Ayuda')
  const own = await topics(page)
  expect(own).toEqual(expect.arrayContaining(['Mis recibos', navigation.kardex.label]))
  for (const other of ['Contraseña temporal', 'Personas', 'Marcha', 'Personal temporal'])
    expect(own).not.toContain(other)
  await page.getByRole('searchbox').fill('contraseña temporal')
  await expect(page.getByRole('heading', { name: 'Contraseña temporal' })).toBeHidden()
  await expectAccessible(page, 'Ayuda')

  const desk = await context.browser()?.newContext()
  if (!desk) throw new Error('no browser')
  const clerk = await desk.newPage()
  await closeReminders(clerk)
  await signInAt(clerk, portal.url, 'Inicio', '100301')
  await expect(clerk).toHaveURL(/#\/Inicio/)
  await goTo(clerk, 'Ayuda')
  await expect(clerk.getByRole('button', { name: 'Contraseña temporal' })).toBeVisible()
  await desk.close()
})

test('the search of a wide screen finds topics of one’s own screens alone', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await closeReminders(page)
  await signInAt(page, portal.url, 'Inicio', 'externo')
  const search = page.getByRole('combobox', { name: 'Buscar en el menú' })
  await search.fill('ajustes')
  await expect(page.getByRole('option', { name: '¿Qué es esto? Ajustes' })).toBeVisible()
  await search.fill('contraseña temporal')
  await settled(page)
  await expect(page.getByRole('option', { name: /Contraseña temporal/ })).toHaveCount(0)
})

test('Mexican first, said to whoever can’t see, and silent when it is left', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  test.slow()
  const heard = await giveVoices(page, ['en-GB', 'es-ES', 'es_MX'])
  await closeReminders(page)
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await goTo(page, 'Ayuda?tema=%2FKardex')
  const listen = page.getByRole('button', { name: /^Escuchar/ })
  await listen.click()
  await expect(page.getByRole('status').filter({ hasText: 'Se lee en voz alta.' })).toBeAttached()
  await expectAccessible(page, 'Ayuda, read aloud')
  expect(await heard()).toEqual([expect.stringMatching(/^es_MX /)])
  await page.getByRole('button', { name: /^Detener/ }).click()
  await expect(listen).toBeVisible()
  expect((await heard()).at(-1)).toBe('silence')

  // The voice ends by itself.
  await listen.click()
  await page.evaluate(() => (window.speechSynthesis as unknown as { end: () => void }).end())
  await expect(listen).toBeVisible()
  await expect(page.getByText('Se lee en voz alta.')).toHaveCount(0)

  await listen.click()
  const before = (await heard()).length
  await goTo(page, 'Kardex')
  expect((await heard()).slice(before)).toEqual(['silence'])

  // English text uses an English voice.
  await goTo(page, 'Ajustes')
  await page.getByText(signInPage.english.label, { exact: true }).click()
  await goTo(page, 'Ayuda?tema=%2FKardex')
  await page.getByRole('button', { name: /^Listen/ }).click()
  expect((await heard()).at(-1)).toMatch(/^en-GB /)
})

test('another country’s Spanish where there is no Mexican; no button without any', { tag: WHOLE }, async ({
  page,
  portal,
}) => {
  const heard = await giveVoices(page, ['en-US', 'es-AR'])
  await closeReminders(page)
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await goTo(page, 'Kardex')
  await navigation.help(page).click()
  await page.getByRole('button', { name: /^Escuchar/ }).click()
  expect(await heard()).toEqual([expect.stringMatching(/^es-AR /)])
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await heard()).at(-1)).toBe('silence')
  await page.evaluate(() => {
    const speech = window.speechSynthesis as unknown as { getVoices: () => object[] }
    speech.getVoices = () => []
    window.speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  })
  await navigation.help(page).click()
  await settled(page)
  await expect(page.getByRole('button', { name: /^Escuchar/ })).toHaveCount(0)
})

test.describe('at a kiosk', () => {
  test.use(KIOSK)

  test('Terminar ends the voice', { tag: WHOLE }, async ({ page, portal }) => {
    test.slow()
    const heard = await giveVoices(page, ['es-MX'])
    await openKiosk(page, portal.url)
    await enterKiosk(page)
    await goTo(page, 'Kardex')
    await navigation.help(page).tap()
    await page.getByRole('button', { name: /^Escuchar/ }).tap()
    expect(await heard()).toHaveLength(1)
    await kioskPage.finish(page.getByRole('dialog')).tap()
    await expect(kioskPage.next(page)).toBeVisible()
    expect((await heard()).slice(1)).toContain('silence')
  })
})
