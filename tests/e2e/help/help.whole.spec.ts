import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'

/** Tests EXT-01. */

/** Fakes speech synthesis with silent voices; records its calls in localStorage, which survives reloads. */
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

test('reads aloud with a Mexican voice until the screen is left, and lists only topics of own screens', {
  tag: WHOLE,
}, async ({ page, portal }) => {
  test.slow()
  const heard = await giveVoices(page, ['en-GB', 'es-ES', 'es_MX'])
  await closeReminders(page)
  await signInAt(page, portal.url, 'Inicio', '100101')
  await expect(page).toHaveURL(/#\/Inicio/)
  await goTo(page, 'Ayuda?tema=%2FKardex')
  const listen = page.getByRole('button', { name: /^Escuchar/ })
  await listen.click()
  await expect(page.getByRole('status').filter({ hasText: 'Leyendo en voz alta…' })).toBeAttached()
  await expectAccessible(page, 'Ayuda, read aloud')
  expect(await heard()).toEqual([expect.stringMatching(/^es_MX /)])
  await page.getByRole('button', { name: /^Detener/ }).click()
  await expect(listen).toBeVisible()
  expect((await heard()).at(-1)).toBe('silence')

  await listen.click()
  await page.evaluate(() => (window.speechSynthesis as unknown as { end: () => void }).end())
  await expect(listen).toBeVisible()
  await expect(page.getByText('Leyendo en voz alta…')).toHaveCount(0)

  await listen.click()
  const before = (await heard()).length
  await goTo(page, 'Kardex')
  expect((await heard()).slice(before)).toEqual(['silence'])

  await goTo(page, 'Ayuda')
  const own = await topics(page)
  expect(own).toEqual(expect.arrayContaining([payslipsPage.title.label, navigation.kardex.label]))
  for (const other of ['Contraseña temporal', 'Personas', 'Marcha', 'Personal temporal'])
    expect(own).not.toContain(other)
  await page.getByRole('searchbox').fill('contraseña temporal')
  await expect(page.getByRole('heading', { name: 'Contraseña temporal' })).toBeHidden()
  await expectAccessible(page, 'Ayuda')

  await goTo(page, 'Ajustes')
  await page.getByText(signInPage.english.label, { exact: true }).click()
  await goTo(page, 'Ayuda?tema=%2FKardex')
  await page.getByRole('button', { name: /^Listen/ }).click()
  expect((await heard()).at(-1)).toMatch(/^en-GB /)
})
