import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/approvals.examples.ts'
import { type ApprovalItem, listAsked } from '#contract/approvals/approvals.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { readStatesUnder } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import {
  answerConfirmed,
  openWorkHere,
  putQueued,
  putRefused,
  sendCopiesHere,
} from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { OverHome } from './incidents-screen.tsx'

const KIND = 'Trabajo en casa'
const REFUSAL = 'Ya pediste uno de esos días.'
let work: WorkStore
let snacks: ReturnType<typeof watchSnacks>

beforeEach(async () => {
  setCurrentToken('t')
  openSessionHere({ Id_Usuario: 1, Folio: 'F1' })
  // Only the list is answered. A request for a day never arrives.
  serviceHere(({ key }) => (key === keyOf(readIncidents) ? { status: 'Ok', incidencias: [] } : null))
  work = await openWorkHere()
  snacks = watchSnacks()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  setCurrentToken(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function AtAddress() {
  const [path] = useHashPath()
  return <OverHome path={path} onClose={() => undefined} />
}

async function open() {
  window.location.hash = '#/Incidencias'
  renderHere(<AtAddress />, withoutRetries())
  return within(await screen.findByRole('dialog'))
}
type Scope = Awaited<ReturnType<typeof open>>

const day = (dialog: Scope, legend: string) =>
  within(dialog.getByRole('group', { name: legend })).getByLabelText<HTMLInputElement>('Día')

async function fill(dialog: Scope, date: string): Promise<void> {
  fireEvent.click(await dialog.findByRole('button', { name: 'Pedir un día' }))
  await dialog.findByRole('button', { name: 'Enviar solicitud' })
  fireEvent.click(dialog.getByRole('radio', { name: KIND }))
  fireEvent.click(dialog.getByRole('button', { name: 'Escribir la fecha' }))
  // A whole date can be pasted into any part of its field. The last day follows the first day.
  fireEvent.change(day(dialog, 'Inicio'), { target: { value: date } })
}
const send = (dialog: Scope) => fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))

const entry = (from: string) => ({
  operation: 'P-08',
  form: `dia-libre-${from}`,
  step: REQUEST_STEP,
  values: { kind: KIND, from, to: from },
})
const states = async () => (await readStatesUnder('dia-libre')).map(({ form, state }) => [form, state])

test('lists a day requested without internet as waiting, at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const dialog = await open()
  await fill(dialog, '2026-05-04')
  expect(dialog.getByText('Pídelo igual: se guarda aquí y se envía solo.')).toBeTruthy()
  send(dialog)
  expect(await dialog.findByRole('heading', { name: 'Falta enviar' })).toBeTruthy()
  expect(dialog.getByText('Está guardado aquí. Se envía solo cuando hay internet.')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Falta enviar',
    'Falta que la autoricen',
    'Respuesta',
  ])
  fireEvent.click(dialog.getByRole('button', { name: 'Ver lo que pedí' }))
  const list = within(await dialog.findByRole('list', { name: 'Por enviar' }))
  expect(list.getAllByText(KIND)[0]).toBeTruthy()
  expect(list.getByText('Inicio: 04/05/2026 · Fin: 04/05/2026')).toBeTruthy()
  expect(list.getByText('Falta enviar')).toBeTruthy()
  expect(dialog.queryByText('No tienes incidencias pendientes')).toBeNull()
  expect(snacks).toEqual([])
  // The typed draft has become the queued request.
  expect(await states()).toEqual([[expect.stringMatching(/^dia-libre-.{36}$/), 'queued']])
})

test('counts waiting days for the weekly limit, but not refused ones', async () => {
  await putQueued(work, entry('2026-05-04'))
  await putQueued(work, entry('2026-05-05'))
  await putRefused(work, { ...entry('2026-05-12'), message: REFUSAL })
  await putQueued(work, entry('2026-05-13'))
  const dialog = await open()
  await dialog.findAllByText(KIND)
  await fill(dialog, '2026-05-06')
  send(dialog)
  expect(await dialog.findByText(weekRuleText)).toBeTruthy()
  fireEvent.change(day(dialog, 'Inicio'), { target: { value: '2026-05-11' } })
  expect(dialog.queryByText(weekRuleText)).toBeNull()
})

test('shows the server’s reason, and sends the corrected day in place of the refused one', async () => {
  await putRefused(work, { ...entry('2026-05-04'), message: REFUSAL })
  const dialog = await open()
  expect(await dialog.findByText(REFUSAL)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /^Error: toca para corregir/ }))
  await dialog.findByRole('button', { name: 'Enviar solicitud' })
  expect(dialog.getByRole('alert').textContent).toContain(REFUSAL)
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: KIND }).checked).toBe(true)
  expect(dialog.getByText(/^Elegiste el lunes 4 de mayo\./)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Escribir la fecha' }))
  for (const legend of ['Inicio', 'Fin']) expect(day(dialog, legend).value).toBe('04')
  fireEvent.change(day(dialog, 'Inicio'), { target: { value: '2026-05-11' } })
  send(dialog)
  expect(await answerConfirmed(work, null)).toMatchObject({
    tipo: KIND,
    fechaInIncidencia: '2026-05-11',
    fechaFiIncidencia: '2026-05-11',
    idOperacion: expect.any(String),
  })
  expect(await dialog.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(snacks).toEqual([])
  expect(await work.db.outbox.count()).toBe(0)
})

test('keeps the typed days after a refusal, and resends them without adding a second request', async () => {
  const dialog = await open()
  await fill(dialog, '2026-05-04')
  send(dialog)
  await answerConfirmed(work, REFUSAL)
  expect((await dialog.findByRole('alert')).textContent).toContain(REFUSAL)
  expect(day(dialog, 'Inicio').value).toBe('04')
  const [[form] = []] = await states()
  send(dialog)
  await answerConfirmed(work, null)
  await waitFor(async () => expect((await states()).map(([name]) => name)).toEqual([form]))
})

test('withdraws a waiting day after a confirmation', async () => {
  await putQueued(work, entry('2026-05-04'))
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('button', { name: /^No enviar/ }))
  const question = await screen.findByRole('dialog', { name: '¡Advertencia!' })
  fireEvent.click(within(question).getByRole('button', { name: 'No enviar' }))
  await waitFor(async () =>
    expect([await work.db.outbox.count(), await work.db.drafts.count()]).toEqual([0, 0]),
  )
  expect(await dialog.findByText('No tienes incidencias pendientes')).toBeTruthy()
})

test('does not withdraw a day that is already being sent, and says so', async () => {
  await putQueued(work, entry('2026-05-04'))
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('button', { name: /^No enviar/ }))
  const question = await screen.findByRole('dialog', { name: '¡Advertencia!' })
  sendCopiesHere()
  fireEvent.click(within(question).getByRole('button', { name: 'No enviar' }))
  await waitFor(() => expect(snacks).toEqual([{ text: 'Ya se está enviando.', tone: 'info' }]))
  expect(await work.db.outbox.count()).toBe(1)
})

test('shows an error on a full device and keeps the typed days', async () => {
  const dialog = await open()
  await fill(dialog, '2026-05-04')
  vi.spyOn(work, 'seal').mockRejectedValue(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))
  send(dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('No hay espacio en este dispositivo.')
  expect(day(dialog, 'Inicio').value).toBe('04')
})

test('says on the receipt when a waiting day arrives, with its folio and its approver', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const dialog = await open()
  await fill(dialog, '2031-05-05')
  send(dialog)
  expect(await dialog.findByRole('heading', { name: 'Falta enviar' })).toBeTruthy()
  const example = examples.listAsked.response.data[0] as ApprovalItem
  const detalle = { clase: 'incidencia', tipo: KIND, dia: '2031-05-05', diaFin: '2031-05-05' } as const
  const asked = [
    {
      ...example,
      id: 70,
      estado: 'refused',
      detalle,
      clase: 'incidencia',
      solicitado: '2020-01-01T00:00:00Z',
    },
    {
      ...example,
      id: 71,
      estado: 'waiting',
      clase: 'incidencia',
      detalle,
      solicitado: new Date(serverNow()).toISOString(),
      autoriza: { ...example.autoriza, nombre: 'MARICELA QUINTANILLA' },
    },
  ]
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  serviceHere(({ key }) =>
    key === keyOf(listAsked) ? { status: 'OK', data: asked, total: 2 } : { status: 'Ok', incidencias: [] },
  )
  await work.db.outbox.clear()
  await work.db.drafts.toCollection().modify({ state: 'synced', at: serverNow() })
  noteWorkChange()
  expect(await dialog.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(await dialog.findByText('Folio 71')).toBeTruthy()
  expect(dialog.getByText('Falta que autorice Maricela Quintanilla')).toBeTruthy()
  expect(snacks).toEqual([])
})

async function openSent(day: string): Promise<Scope> {
  await putQueued(work, entry(day))
  await work.db.outbox.clear()
  await work.db.drafts.toCollection().modify({ state: 'synced', at: serverNow() - 1000 })
  return open()
}

test('keeps a sent day in the list of a host that leaves it out, until the host lists it', async () => {
  let incidencias: object[] = []
  serviceHere(({ key }) => (key === keyOf(readIncidents) ? { status: 'Ok', incidencias } : null))
  const dialog = await openSent('2031-05-05')
  const waiting = () => dialog.queryByRole('list', { name: 'Por enviar' })
  await waitFor(() => expect(within(waiting()!).getByText('Enviado')).toBeTruthy())
  expect(dialog.queryByText('No tienes incidencias pendientes')).toBeNull()
  cleanup()
  incidencias = [
    {
      descIncidencia: KIND.toUpperCase(),
      fechaInIncidencia: '2031-05-05 00:00:00',
      fechaFiIncidencia: '2031-05-05 00:00:00',
      estatusDesc: 'Pendiente',
    },
  ]
  await open()
  await waitFor(async () => expect(await states()).toEqual([]))
})

test('leaves a sent day out once the list of asked requests is known, or the day has passed', async () => {
  const asked = { status: 'OK', data: [], total: 0 }
  serviceHere(({ key }) =>
    key === keyOf(listAsked)
      ? asked
      : key === keyOf(readIncidents)
        ? { status: 'Ok', incidencias: [] }
        : null,
  )
  await openSent('2031-05-05')
  await waitFor(async () => expect(await states()).toEqual([]))
  cleanup()
  serviceHere(({ key }) => (key === keyOf(readIncidents) ? { status: 'Ok', incidencias: [] } : null))
  await openSent('2020-05-04')
  await waitFor(async () => expect(await states()).toEqual([]))
})
