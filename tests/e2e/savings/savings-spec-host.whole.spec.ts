import type { Page } from '@playwright/test'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { type SpecHost, startSpecHost } from '#tests/support/server/hosts/spec-host.ts'
import { closeReminders } from '#tests/support/pages/reminders.ts'
import { SAVINGS, fillWithdrawal, inProcess, savingsPage } from '#tests/support/pages/savings.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { assistantPage } from '#tests/support/pages/assistant.ts'
import { goTo } from '#tests/support/pages/routes.ts'
import { receipts } from '#tests/support/pages/receipts.ts'

/**
 * Savings fund with a host that implements only the spec's calls: through forms and through text (CHAT-23).
 */

const PAYDAY = {
  fecha_prenom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
  fecha_nom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
  grupoPago: 2,
}

let portal: Portal
let host: SpecHost
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(async () => {
  await host.stop()
  await portal.dispose()
})

function listenToMoves(page: Page): Record<string, unknown>[] {
  const moves: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(SAVINGS)) return
    const { token: _, ...body } = request.postDataJSON() as Record<string, unknown>
    // Reads: the areas of vacancies (CAJ-02), the variables of the fund and the movements.
    if (![2, 7, 11].includes(Number(body.Opcion))) moves.push(body)
  })
  return moves
}

test('100102 withdraws by form, borrows through the assistant and cancels both', async ({ page }) => {
  host = await startSpecHost(portal.url, 'digits')
  const complaints = await listenForComplaints(page)
  const moves = listenToMoves(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await closeReminders(page)
  await signInAt(page, host.url, 'CajaAhorro/retirar', '100102')
  await fillWithdrawal(page, '150.50')
  const main = page.getByRole('main')
  await dialogs.confirm(page).click()
  await expect(receipts.sent(main)).toBeVisible()
  expect(moves).toMatchObject([{ Opcion: 6, monto: 150.5, ...PAYDAY }])
  await receipts.toList(page).click()
  // The spec's host returns only the type of a movement, so no status of this project's desk appears.
  await expect(inProcess(page)).toContainText('Retiro o baja')
  await expect(inProcess(page)).not.toContainText(/Pedido|En revisión|Autorizado|Rechazado/)
  await expect(main).toContainText(savingsPage.withdrawing.label)

  await goTo(page, 'Asistente')
  const log = page.getByRole('log', { name: 'Conversación' })
  await assistantPage.words(page).fill('quiero un prestamo de 2 mil')
  await forms.send(page).click()
  await page.getByRole('button', { name: /^12 / }).click()
  await signInPage.acceptTerms(page).check()
  await dialogs.confirm(page).click()
  await expect(log).toContainText('Recibimos tu solicitud de préstamo.')
  expect(moves.slice(1)).toMatchObject([{ Opcion: 8, monto: 2000, plazo: 12, prdo: 'Q', ...PAYDAY }])

  for (const [at, name] of [
    [2, 'Cancelar retiro o baja'],
    [3, 'Cancelar préstamo'],
  ] as const) {
    await assistantPage.words(page).fill('movimientos')
    await forms.send(page).click()
    await page.getByRole('button', { name }).click()
    await dialogs.confirm(page).click()
    await expect.poll(() => moves.length).toBe(at + 1)
    await expect(log.getByText('Cancelamos el movimiento')).toHaveCount(at - 1)
  }
  expect(moves.slice(2).map(({ Opcion }) => Opcion)).toEqual([12, 12])
  await goTo(page, 'CajaAhorro')
  await expect(main.getByRole('heading', { name: '¿Qué quieres hacer?' })).toBeVisible()
  await expect(inProcess(page)).toHaveCount(0)
  for (const id of ['NODE-04', 'NODE-06', 'CAJ-06', 'CAJ-07', 'CAJ-08', 'CAJ-11', 'CAJ-12'])
    expect(host.asked, id).toContain(id)
  expect(complaints).toEqual([])
})
