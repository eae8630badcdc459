import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { holdBack } from '#tests/support/browser/hold-back.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import {
  enterKiosk,
  KIOSK,
  kioskPage,
  lookForOffences,
  openKiosk,
  personBuckets,
} from '#tests/support/pages/kiosk.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { navigation } from '#tests/support/pages/navigation.ts'
import { startOf } from '#tests/support/pages/locators.ts'
import { assistantPage } from '#tests/support/pages/assistant.ts'
import { goTo } from '#tests/support/pages/routes.ts'

/** The assistant (CHAT-01 … CHAT-27): from free text to the confirmation; only a tap moves money. */

const logOf = (page: Page) => page.getByRole('log', { name: 'Conversación' })

async function type(page: Page, text: string): Promise<void> {
  await assistantPage.words(page).fill(text)
  await forms.send(page).click()
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('requests a loan, resumes it after the session ends, confirms it by a tap, and cancels it', async ({
    page,
    portal,
    complaints,
  }) => {
    await closeReminders(page)
    await page.clock.install()
    await signInAt(page, portal.url, 'Inicio', '100102')
    await page.getByRole('link', { name: 'Asistente' }).click()
    const log = logOf(page)
    await expect(log).toContainText('Hola.')
    await expectAccessible(page, 'menu')
    await type(page, 'pizza con piña')
    await expect(log).toContainText('no puedo entenderte')
    await expect(log).not.toContainText('Mis evaluaciones')
    await type(page, 'como subo mis documentos')
    await expect(log).toContainText('Mis documentos')
    await expect(log.getByText('no puedo entenderte')).toHaveCount(1)
    await type(page, 'kiero ver mi resivo')
    await expect(page).toHaveURL(/#\/Recibos\//)
    await page.goBack()
    await expect(log).toContainText('Hola.')
    await type(page, 'kiero un prestamo de 2 mil')
    await expect(log).toContainText('Entendí: Préstamo de $2,000.00.')
    await tap(page, /^6 /)
    await signInPage.acceptTerms(page).check()
    await type(page, 'sí')
    await expect(log).toContainText('escribir no mueve tu dinero')
    await expectAccessible(page, 'confirmation')

    const asked: (string | undefined)[] = []
    await page.route('**/ws-caja-alu.php', async (route) => {
      const body = route.request().postDataJSON() as { Opcion: number; idOperacion?: string }
      if (body.Opcion !== 8) return route.continue()
      asked.push(body.idOperacion)
      return asked.length === 1 ? route.fulfill({ json: { status: 'EXPSESSION' } }) : route.continue()
    })
    // A choice is stored on the device within 500 ms.
    await passTime(page, 800)
    await tap(page, dialogs.confirm.label)
    await expect(page).toHaveURL(/#\/Login/)
    await expect(page.getByText('$2,000.00')).toHaveCount(0)
    await signInPage.submit(page, '100102')
    await expect(log).toContainText('Sigue donde te quedaste.')
    await expect(page.getByText('desde el')).toBeVisible()
    expect(asked).toHaveLength(1)
    await tap(page, dialogs.confirm.label)
    await expect(log).toContainText(/Recibimos tu solicitud de préstamo.*nómina del \d\d\/\d\d\/\d{4}/)
    expect(asked).toHaveLength(2)
    expect(new Set(asked).size).toBe(1)

    await type(page, 'movimientos')
    await tap(page, 'Cancelar préstamo')
    await tap(page, dialogs.confirm.label)
    await expect(log).toContainText('Cancelamos el movimiento')
    await tap(page, 'Finalizar')
    await expect(page).toHaveURL(/#\/Inicio/)
    await page.getByRole('link', { name: 'Asistente' }).click()
    await expect(log).not.toContainText('préstamo de 2')
    expect(complaints).toEqual([])
  })
})

test.describe('on a kiosk', () => {
  test.use(KIOSK)

  test('leaves nothing of a conversation behind', async ({ page, portal }) => {
    await openKiosk(page, portal.url)
    await enterKiosk(page, '100102')
    await page.getByRole('link', { name: startOf(navigation.more) }).tap()
    await expect(page.getByRole('link', { name: /^Ajustes/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Asistente/ })).toHaveCount(0)
    await goTo(page, 'Inicio')
    const release = await holdBack(page, /caja/)
    await page.getByRole('link', { name: /^Asistente/ }).tap()
    await type(page, 'retirar 1234')
    release()
    await expect(page.getByText('$1,234.00').first()).toBeVisible()
    expect(await lookForOffences(page)).toEqual([])
    await expectAccessible(page, 'kiosk')
    await kioskPage.finish(page).tap()
    await expect(kioskPage.next(page)).toBeVisible()
    await expect.poll(() => personBuckets(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/#\/Login/)
    await expect(page.getByText('1,234')).toHaveCount(0)
    await enterKiosk(page, '100102')
    await goTo(page, 'Asistente')
    await expect(logOf(page)).toContainText('Hola.')
    await expect(page.getByText('1,234')).toHaveCount(0)
  })
})
