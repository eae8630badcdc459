import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type IncidentRow, readIncidents, requestIncident } from '#contract/approvals/incidents.ts'
import { examples } from '#contract/time/kardex.examples.ts'
import { readKardex, type VacationLeft } from '#contract/time/kardex.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { type Asked, keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { OverHome } from './incidents-screen.tsx'

let vacation: VacationLeft | null
let rows: IncidentRow[]
/** Weekly rest days that the host states. */
let weeklyRest: string | undefined
/** Host's answer to the request. */
let answer: object
let calls: Asked[]

beforeEach(() => {
  // Drops the previous test's unsaved values.
  setOpenStore(null)
  const profile = { user: { Id_Usuario: 1, Folio: 'F1' }, menu: null, company: '00100' } as never
  setCurrentToken('t')
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  const { response } = examples.readKardex
  vacation = response.vacaciones as VacationLeft
  rows = []
  weeklyRest = undefined
  answer = { status: 'Ok' }
  calls = serviceHere(({ key }) => {
    if (key === keyOf(readKardex)) return { ...response, vacaciones: vacation }
    if (key === keyOf(readIncidents)) return { status: 'Ok', incidencias: rows, descansoSemanal: weeklyRest }
    return key === keyOf(requestIncident) ? answer : null
  })
})
afterEach(() => {
  cleanup()
  setCurrentToken(null)
  vi.unstubAllGlobals()
})

const LAW = 'Por ley te tocan 14 días (LFT 76), a más tardar el 09/09/2026 (LFT 81).'
const sent = () => calls.filter(({ key }) => key === keyOf(requestIncident)).map(({ body }) => body)

/** Fills in a request for vacation. */
async function fill(from: string, to: string) {
  window.location.hash = '#/Incidencias/nueva'
  renderHere(<OverHome path="/Incidencias/nueva" onClose={() => undefined} />, withoutRetries())
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('radio', { name: 'Vacaciones' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Escribir la fecha' }))
  for (const [legend, day] of [
    ['Inicio', from],
    ['Fin', to],
  ] as const) {
    // A whole date can be pasted into any part of its field.
    const box = within(dialog.getByRole('group', { name: legend })).getByLabelText('Día')
    fireEvent.change(box, { target: { value: day } })
  }
  return dialog
}
type Scope = Awaited<ReturnType<typeof fill>>
const send = (dialog: Scope) => fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))

test('shows the vacation days left before and after a whole week, cites the law, and sends the request', async () => {
  vacation = vacation && { ...vacation, quedan: 6.5 }
  const dialog = await fill('2026-12-14', '2026-12-18')
  expect(dialog.getByText(/^Elige días en que trabajas/)).toBeTruthy()
  expect(await dialog.findByText('Te quedan 6.5 días de vacaciones')).toBeTruthy()
  expect(dialog.getByText(`Pides 5 días: te quedarían 1.5. ${LAW}`)).toBeTruthy()
  send(dialog)
  expect(await dialog.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(sent()).toMatchObject([
    { tipo: 'Vacaciones', fechaInIncidencia: '2026-12-14', fechaFiIncidencia: '2026-12-18' },
  ])
})

test('counts no official holiday', async () => {
  const dialog = await fill('2026-12-24', '2026-12-26')
  expect(await dialog.findByText(`Pides 2 días: te quedarían 4. ${LAW}`)).toBeTruthy()
})

test('counts no weekly rest day, and asks for a workday instead of sending rest days alone', async () => {
  weeklyRest = '06'
  const dialog = await fill('2026-12-11', '2026-12-14')
  expect(await dialog.findByText(`Pides 2 días: te quedarían 4. ${LAW}`)).toBeTruthy()
  expect(dialog.getByText(/^Tus descansos y los festivos no cuentan/)).toBeTruthy()
  cleanup()
  const other = await fill('2026-12-12', '2026-12-13')
  await other.findByText(/^Tus descansos y los festivos no cuentan/)
  send(other)
  expect(await other.findByText('Esos días no trabajas. Elige al menos un día de trabajo.')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('warns of more days than are left, sends them, and shows why the server refuses', async () => {
  answer = { status: 'ERROR', message: 'Pides más días de los que te quedan: 6 (LFT 76).' }
  const dialog = await fill('2026-12-14', '2026-12-20')
  expect(await dialog.findByText(`Pides 1 día más de los que tienes. ${LAW}`)).toBeTruthy()
  send(dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('te quedan: 6 (LFT 76)')
  expect(sent()).toHaveLength(1)
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Vacaciones' }).checked).toBe(true)
})

test('shows days without an answer as asked, and the day of the company’s balance', async () => {
  vacation = vacation && { ...vacation, saldo: { dias: 9, al: '2026-05-03' } }
  rows = [
    {
      descIncidencia: 'Vacaciones',
      estatusDesc: 'Pendiente',
      fechaInIncidencia: '2026-12-07',
      fechaFiIncidencia: '2026-12-10',
      idIncidencia: 1,
    },
  ]
  const dialog = await fill('2026-12-14', '2026-12-16')
  const asked = 'Pediste 4 días, sin respuesta. Según tu empresa, al 3 de mayo.'
  expect(await dialog.findByText(`Pides 3 días: te quedarían 3. ${asked} ${LAW}`)).toBeTruthy()
})

test('shows the days of the next year of service for days after the anniversary', async () => {
  const dialog = await fill('2027-03-15', '2027-03-29')
  // The third Monday of March is a holiday.
  const text = 'Pides 14 días: te quedarían 2. Por ley te tocan 16 días al cumplir el año (LFT 76).'
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(dialog.getByText('Desde el 10/03/2027 tienes 16 días de vacaciones')).toBeTruthy()
})

test('asks for working days also where the days left are unknown', async () => {
  vacation = null
  const dialog = await fill('2026-12-14', '2026-12-16')
  expect(dialog.getByText(/los festivos no cuentan/)).toBeTruthy()
  expect(dialog.queryByText(/^Pides/)).toBeNull()
})

test('rejects more days than one request may have, before sending', async () => {
  const dialog = await fill('2026-12-14', '2027-04-30')
  send(dialog)
  expect(await dialog.findByText('Son demasiados días juntos. Pide menos.')).toBeTruthy()
  expect(sent()).toEqual([])
})
