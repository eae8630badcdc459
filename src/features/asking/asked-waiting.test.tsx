import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/approvals.examples.ts'
import { listAsked } from '#contract/approvals/approvals.ts'
import { readDraft, readStatesUnder } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import {
  CORRECTION_STEP,
  newRequestForms,
  REQUEST_STEP,
  requestForms,
} from '#domain/requests/request-forms.ts'
import { dayOffAnswers } from '#models/requests/request-answers.ts'
import { useWaitingRequests } from '#models/requests/waiting-requests.ts'
import { dayName } from '#pieces/days/day-name.ts'
import { es } from '#pieces/days/days-texts.es.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import {
  answerConfirmed,
  openWorkHere,
  putQueued,
  putRefused,
} from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { AskedScreen } from './asked-screen.tsx'
import { FillScreen } from './fill-screen.tsx'

const REASON = 'Inventario del almacén'
const REFUSAL = 'Ya pediste eso para ese día.'
const DAY = addDays(companyDate(serverNow()), 3)
let work: WorkStore
let snacks: ReturnType<typeof watchSnacks>

beforeEach(async () => {
  setCurrentToken('t')
  // A person without a team, so no team is fetched.
  openSessionHere({ Id_Usuario: 0 }, '')
  // Answers only the list of requests. Every other call fails as without a network.
  serviceHere(({ key }) => (key === keyOf(listAsked) ? { status: 'OK', data: [], total: 0 } : null))
  work = await openWorkHere()
  snacks = watchSnacks()
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  setCurrentToken(null)
  window.location.hash = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(Screen: () => React.ReactNode): void {
  renderHere(<Screen />, withoutRetries())
}

const restDay = {
  operation: 'P-91',
  form: 'solicitud-por-autorizar-uno',
  step: REQUEST_STEP,
  at: 2,
  values: {
    clase: 'descanso_laborado',
    values: { dia: DAY, motivo: REASON },
    title: 'Descanso laborado',
    summary: formatDate(DAY),
  },
}
const dayOff = {
  operation: 'P-08',
  form: 'dia-libre-uno',
  step: REQUEST_STEP,
  values: { kind: 'Trabajo en casa', from: '2026-05-04', to: '2026-05-05' },
}

const dayButton = new RegExp(`^${dayName(DAY, es)}`)

async function fillRestDay(): Promise<void> {
  show(() => <FillScreen params={{ clase: 'descanso_laborado' }} />)
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: REASON } })
  const isThisMonth = screen.queryByRole('button', { name: dayButton })
  if (!isThisMonth) fireEvent.click(screen.getByRole('button', { name: /^Mes siguiente/ }))
  fireEvent.click(screen.getByRole('button', { name: dayButton }))
}
function confirm(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }))
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
}

test('lists a day off and a request for authorization as waiting, newest first', async () => {
  await putQueued(work, dayOff)
  await putQueued(work, restDay)
  show(AskedScreen)
  const list = await screen.findByRole('list', { name: 'Por enviar' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    `Descanso laborado${formatDate(DAY)}Falta enviarNo enviar Descanso laborado · ${formatDate(DAY)}`,
    'Día libreTrabajo en casa · 04/05 al 05/05/2026Falta enviarNo enviar Día libre · Trabajo en casa · 04/05 al 05/05/2026',
  ])
  expect(screen.queryByText('Aún no pides nada')).toBeNull()
  expect(screen.queryByText('0 solicitudes')).toBeNull()
})

test('lists the known requests beside one of a kind that only a newer app knows', async () => {
  const known = examples.listAsked.response.data.slice(0, 1)
  const data = [...known.map((row) => ({ ...row, id: 99, clase: 'mascota' })), ...known]
  serviceHere(({ key }) => (key === keyOf(listAsked) ? { status: 'OK', data, total: 2 } : null))
  show(AskedScreen)
  expect(await screen.findByText('Tu app es anterior: actualízala para ver esto')).toBeTruthy()
  expect(screen.getByText('2 solicitudes')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Lo que pediste' }).children.length).toBe(1)
})

test('links the lists of the other requests of Pedir by name', async () => {
  openSessionHere({ Id_Usuario: 9 })
  show(AskedScreen)
  const elsewhere = await screen.findByRole('list', { name: 'Tu dinero' })
  const links = within(elsewhere).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ hash }) => hash)).toEqual(['#/Aclaraciones', '#/Inconformidades'])
})

test('shows a delivered day off until the list of requests is newer, even if the list of days off has it', async () => {
  await putQueued(work, dayOff)
  await work.db.outbox.clear()
  await work.db.drafts.toCollection().modify({ state: 'synced', at: 5 })
  const answers = new Map([
    ['answer|P-92|{"pagina":1}', { value: { status: 'OK', data: [], total: 0 }, at: 4 }],
    ['answer|IAU-04|{"id":0}', { value: { status: 'OK', incidencias: [] }, at: 6 }],
  ])
  const store = { readValue: async (name: string) => answers.get(name), close: () => undefined }
  const find = async () => work
  setOpenStore({ ...store, peekValue: (name: string) => answers.get(name) } as never, {
    name: 'work',
    find,
    make: find,
    close: () => work.db.close(),
  })
  // `setOpenStore` closed this database, so it is opened again.
  await work.db.open()
  serviceHere(() => null)
  // The list of days off is newer than the delivery, so the day off no longer waits there.
  const { result, unmount } = renderHook(() =>
    useWaitingRequests(requestForms.dayOff, {
      at: 6,
      refresh: async () => undefined,
      answers: dayOffAnswers,
    }),
  )
  await waitFor(() => expect(result.current).toEqual([]))
  unmount()
  show(AskedScreen)
  expect(await screen.findByText('Trabajo en casa · 04/05 al 05/05/2026')).toBeTruthy()
  expect(screen.queryByText('Aún no pides nada')).toBeNull()
  cleanup()
  answers.set('answer|P-92|{"pagina":1}', { value: { status: 'OK', data: [], total: 0 }, at: 7 })
  show(AskedScreen)
  expect(await screen.findByText('Aún no pides nada')).toBeTruthy()
  await waitFor(async () => expect(await work.db.drafts.count()).toBe(0))
})

test('queues a request without internet, and says that it still has to be sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fillRestDay()
  expect(screen.getByText('Pídelo igual: se guarda aquí y se envía solo.')).toBeTruthy()
  confirm()
  expect(await screen.findByRole('heading', { name: 'Falta enviar' })).toBeTruthy()
  expect(screen.getByText('Está guardado aquí. Se envía solo cuando hay internet.')).toBeTruthy()
  expect(snacks).toEqual([])
  expect((await readStatesUnder(newRequestForms.asking)).map(({ form, state }) => [form, state])).toEqual([
    [expect.stringMatching(/^solicitud-por-autorizar-.{36}$/), 'queued'],
  ])
})

test('sends a request with an operation id and says that it must be approved', async () => {
  await fillRestDay()
  confirm()
  expect(await answerConfirmed(work, null)).toEqual({
    solicitud: { clase: 'descanso_laborado', dia: DAY, motivo: REASON },
    idOperacion: expect.any(String),
  })
  expect(await screen.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(screen.getByText('Falta que la autoricen')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ver lo que pedí' }))
  expect(window.location.hash).toBe('#/Solicitudes')
})

test('sends a request once when its button is tapped twice before the next render', async () => {
  await fillRestDay()
  const add = vi.spyOn(work.db.outbox, 'add')
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }))
  const button = screen.getByRole('button', { name: 'Enviar' })
  act(() => {
    button.click()
    button.click()
  })
  await answerConfirmed(work, null)
  await screen.findByRole('heading', { name: 'Enviado' })
  expect(add).toHaveBeenCalledTimes(1)
})

test('keeps the typed values after a refusal, and resends them without adding a second request', async () => {
  await fillRestDay()
  confirm()
  await answerConfirmed(work, REFUSAL)
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSAL)
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Motivo')
  expect(reason.value).toBe(REASON)
  const [refused] = await readStatesUnder('solicitud-por-autorizar-')
  fireEvent.change(reason, { target: { value: 'Otro motivo' } })
  fireEvent.blur(reason)
  await waitFor(async () =>
    expect((await readDraft(refused?.form ?? '', CORRECTION_STEP))?.values).toEqual({
      values: { motivo: 'Otro motivo', dia: DAY },
    }),
  )
  confirm()
  expect(await answerConfirmed(work, null)).toMatchObject({ solicitud: { motivo: 'Otro motivo' } })
  await screen.findByRole('heading', { name: 'Enviado' })
  expect((await readStatesUnder('solicitud')).map(({ form, state }) => [form, state])).toEqual([
    [refused?.form, 'synced'],
  ])
})

test('opens a refused request with its reason and values, and sends the correction in its place', async () => {
  await putRefused(work, { ...restDay, message: REFUSAL })
  show(AskedScreen)
  expect(await screen.findByText(REFUSAL)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Error: toca para corregir/ }))
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('Motivo')
  expect(reason.value).toBe(REASON)
  expect(screen.getByRole('alert').textContent).toContain(REFUSAL)
  fireEvent.change(reason, { target: { value: 'Otro motivo' } })
  confirm()
  expect(await answerConfirmed(work, null)).toMatchObject({ solicitud: { motivo: 'Otro motivo' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Ver lo que pedí' }))
  expect(await screen.findByRole('link', { name: 'Pedir algo' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(REFUSAL)).toBeNull())
})

test('links a refused day off to its own screen, and withdraws a waiting request', async () => {
  await putRefused(work, { ...dayOff, message: 'No hay quien te cubra.' })
  await putQueued(work, restDay)
  show(AskedScreen)
  const link = await screen.findByRole('link', { name: /^Error: toca para corregir/ })
  expect(link.getAttribute('href')).toBe('#/Incidencias')
  fireEvent.click(screen.getByRole('button', { name: /^No enviar Descanso laborado/ }))
  const question = await screen.findByRole('dialog', { name: '¡Advertencia!' })
  fireEvent.click(within(question).getByRole('button', { name: 'No enviar' }))
  await waitFor(async () =>
    expect((await work.db.outbox.toArray()).map(({ form }) => form)).toEqual([dayOff.form]),
  )
})
