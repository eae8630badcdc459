import { expectAccessible } from '../support/browser/accessible.ts'
import { expect, test } from '../support/browser/e2e.ts'

import { signInAt } from '../support/browser/papers.ts'
import { skipPapers } from '../support/browser/person.ts'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use(PHONE)

  test("a loan is asked for in one's own words and confirmed by a tap (CHAT-07, CHAT-11, CHAT-18)", async ({
    page,
    portal,
    complaints,
  }) => {
    await skipPapers(page)
    await signInAt(page, portal.url, 'Inicio', '100102')
    await page.getByRole('link', { name: 'Asistente' }).click()
    const log = page.getByRole('log', { name: 'Conversación' })
    await expect(log).toContainText('Hola.')
    const type = async (text: string) => {
      await page.getByLabel('Escribe aquí').fill(text)
      await page.getByRole('button', { name: 'Enviar' }).click()
    }
    await type('pizza con piña')
    await expect(log).toContainText('no puedo entenderte')
    await type('kiero un prestamo de 2 mil')
    await expect(log).toContainText('Entendí: Préstamo de $2,000.00.')
    await page.getByRole('button', { name: /^(6|13) / }).click()
    await expectAccessible(page, 'what is confirmed')
    await page.getByRole('checkbox', { name: 'Acepto los términos' }).check()
    await type('sí')
    await expect(log).toContainText('escribir no mueve tu dinero')
    await page.screenshot({ path: test.info().outputPath('confirm.png') })
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(log).toContainText(/Recibimos tu solicitud de préstamo.*nómina del \d\d\/\d\d\/\d{4}/)
    await type('movimientos')
    await page.getByRole('button', { name: 'Cancelar préstamo' }).click()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(log).toContainText('Cancelamos el movimiento')
    expect(complaints).toEqual([])
  })
})
