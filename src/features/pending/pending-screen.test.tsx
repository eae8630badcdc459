import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { listQueued } from '#core/outbox/queued.ts'
import { countUnsent } from '#core/outbox/unsent.ts'
import { deviceDatabase } from '#core/store/device-store.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import * as queue from '#hooks/work/use-queued.ts'
import * as titles from '#models/polls/use-poll-titles.ts'
import { openWorkHere, putQueued, putRefused } from '../../../tests/support/device/work-here.ts'
import { shellAlone } from '../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { Screen } from './pending-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Queued = ReturnType<typeof queue.useQueued>
type Typed = ReturnType<typeof queue.useUnconfirmedSteps>

function open(queued: unknown[], typed: unknown[]): void {
  vi.spyOn(queue, 'useQueued').mockReturnValue(queued as unknown as Queued)
  vi.spyOn(queue, 'useUnconfirmedSteps').mockReturnValue(typed as unknown as Typed)
  renderHere(
    <ShellPartsProvider value={shellAlone}>
      <Screen />
    </ShellPartsProvider>,
  )
}

test('names a queued acceptance of the privacy notice', () => {
  const waits = { form: 'aviso-privacidad-2', step: 'solicitud', operation: 'P-221', state: 'queued', at: 1 }
  open([{ ...waits, opId: 'a', isLacked: false, wifiOnly: false, progress: null }], [])
  expect(screen.getByText('Aviso de privacidad')).toBeTruthy()
})

test('does not blame the internet when the portal itself cannot take a request', () => {
  const waits = { form: 'aclaracion-nueva', step: 'solicitud', operation: 'NOM-10', state: 'queued', at: 1 }
  open([{ ...waits, opId: 'a', isPutOff: true, progress: null }], [])
  expect(screen.getByText('Tu portal no lo recibe ahora')).toBeTruthy()
  expect(screen.getByText('Tu portal no puede recibirlo ahora. Se envía solo más tarde.')).toBeTruthy()
  expect(screen.queryByText(/internet/)).toBeNull()
})

test('lists saved steps as unconfirmed, not as sent, with links to confirm them', () => {
  open(
    [],
    [
      { form: 'data-form', step: '3', at: 1 },
      { form: 'aclaracion-nueva', step: 'solicitud', at: 2 },
      { form: 'inconformidad-nueva', step: 'solicitud', at: 3 },
      { form: 'inconformidad-nueva', step: 'fotos', at: 4 },
    ],
  )
  expect(screen.queryByText('Todo está enviado')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Sin confirmar')
  expect(screen.queryByRole('button', { name: 'Intentar ahora' })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/ActualizacionDatos/3',
    '#/Aclaraciones',
    '#/Inconformidades',
  ])
})

test('links the last step to the review page', () => {
  open([], [{ form: 'data-form', step: '7', at: 1 }])
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/ActualizacionDatos/revision')
})

test('names an unsent request for a day off and links to it', () => {
  open([], [{ form: 'dia-libre', step: 'solicitud', at: 1 }])
  expect(screen.getByRole('link', { name: /Pedir un día/ }).getAttribute('href')).toBe('#/Incidencias/nueva')
})

test('names and describes waiting days off and requests for authorization, and links refused ones', async () => {
  const work = await openWorkHere()
  const rows = [
    ['dia-libre-uno', 'P-08', { kind: 'Vacaciones', from: '2026-11-12', to: '2026-11-13' }],
    [
      'solicitud-por-autorizar-dos',
      'P-91',
      { clase: 'vacante', values: {}, title: 'Vacante', summary: 'Soldador' },
    ],
  ] as const
  for (const [form, operation, values] of rows)
    await putRefused(work, { operation, form, step: 'solicitud', values, message: '' })
  const waiting = { step: 'solicitud', at: 1, state: 'rejected', progress: null }
  open(
    rows.map(([form, operation]) => ({ ...waiting, opId: form, form, operation })),
    [],
  )
  expect(await screen.findByText('Vacaciones · 12/11/2026')).toBeTruthy()
  expect(await screen.findByText('Vacante · Soldador')).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/Incidencias', '#/Solicitudes'])
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('Día libre'),
    expect.stringContaining('Solicitud por autorizar'),
  ])
  setOpenStore(null)
})

test('shows the subject of each request', async () => {
  const work = await openWorkHere()
  const blank = { isOther: false, ownReason: '', comment: 'x', photos: [], photoCount: 0 }
  const dispute = { ...blank, reason: 'Descuento no reconocido', day: '2026-11-12' }
  const clarification = { isOther: true, newReason: 'Bono', periodName: 'Semana 46', reasonName: '' }
  const rows = [
    ['inconformidad-uno', dispute],
    ['aclaracion-dos', clarification],
  ] as const
  for (const [form, values] of rows)
    await putRefused(work, { operation: 'x', form, step: 'solicitud', values, message: '' })
  const waiting = { step: 'solicitud', operation: 'x', at: 1, state: 'queued', progress: null }
  open(
    rows.map(([form]) => ({ ...waiting, opId: form, form })),
    [],
  )
  expect(await screen.findByText('Descuento no reconocido · 12/11/2026')).toBeTruthy()
  expect(await screen.findByText('Bono · Semana 46')).toBeTruthy()
  setOpenStore(null)
})

test.each([
  ['postulacion-1-2', 'Postulación a una vacante'],
  ['evaluacion-3', 'Evaluación 360'],
  ['encuesta-rutas', 'Encuesta · Rutas de transporte'],
  ['encuesta-7', 'Encuesta'],
  ['reconocimiento', 'Reconocimiento'],
])('names the waiting request %s without the screens of its desk', (form, name) => {
  open([{ opId: 'a', form, step: 'x', operation: 'x', at: 1, state: 'queued', progress: null }], [])
  expect(screen.getByText(name)).toBeTruthy()
})

test('does not claim that a discarded request was not sent when it may have arrived', async () => {
  const row = {
    form: 'dia-libre-uno',
    step: 'solicitud',
    operation: 'P-08',
    opId: 'a',
    at: 1,
    state: 'queued',
  }
  open([{ ...row, isLacked: false, wifiOnly: false, mayHaveArrived: true, progress: null }], [])
  fireEvent.click(screen.getByRole('button', { name: /Descartar/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Quizá ya llegó: Día libre/)).toBeTruthy()
  expect(dialog.queryByText(/No se enviará/)).toBeNull()
})

test('does not count a request of another build among those that are sent automatically', async () => {
  const work = await openWorkHere()
  for (const operation of ['P-9999', recognise.id])
    await putQueued(work, { operation, form: operation, step: 'nuevo', values: {} })
  const found = await listQueued()
  expect(found.map(({ operation, state }) => [operation, state])).toEqual([
    ['P-9999', 'stray'],
    [recognise.id, 'queued'],
  ])
  await work.db.outbox.toCollection().modify({ isSealed: true })
  const anyOf = (ids: string[]) => ({ toArray: async () => ids.map((opId) => ({ opId, state: 'queued' })) })
  // oxlint-disable-next-line typescript/unbound-method -- its mock is set, not called
  vi.mocked(deviceDatabase.sealed.where).mockReturnValue({ anyOf } as never)
  expect(await countUnsent()).toEqual({ needsAuthor: 1, automatic: 1 })
  setOpenStore(null)
})

test('links a conflict to the page for choosing a version', () => {
  open(
    [{ opId: 'a', form: 'data-form', step: '1', operation: 'x', at: 1, state: 'conflict', progress: null }],
    [],
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/ActualizacionDatos/1/Elegir')
})

test('reports that everything is sent when nothing is queued or typed', () => {
  open([], [])
  expect(screen.getByText('Todo está enviado')).toBeTruthy()
})

test('links a rejected poll to the poll and does not offer a correction', () => {
  const row = { opId: 'a', step: 'solicitud', state: 'rejected', at: 1 }
  open(
    [
      { ...row, form: 'encuesta-7', operation: 'P-152' },
      { ...row, opId: 'b', form: 'aclaracion-x', operation: 'P-09' },
    ],
    [],
  )
  expect(screen.getAllByText(/^Error/).map((text) => text.textContent)).toEqual([
    'Error: no se envió',
    'Error: toca para corregir',
  ])
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#/Encuestas/7')
})

test.each([
  ['queued', true],
  ['sending', true],
  ['needs-session', true],
  ['rejected', false],
  ['conflict', false],
  ['stray', false],
])('says whether a request in the state %s is sent automatically: %s', (state, isGoing) => {
  const row = { form: 'data-form', step: '2', operation: 'DOC-12', opId: 'a', at: 1 }
  open([{ ...row, state, isLacked: false, wifiOnly: false, progress: null }], [])
  expect(screen.queryByText(/Se envía solo/) !== null).toBe(isGoing)
  expect(screen.queryByText(/para que se envíe/) !== null).toBe(!isGoing)
})

test('names the poll of rejected answers and the reason', async () => {
  const work = await openWorkHere()
  const place = { operation: 'P-152', form: 'encuesta-3', step: 'solicitud' }
  await putRefused(work, { ...place, values: {}, message: 'Ya contestaste esta encuesta.' })
  vi.spyOn(titles, 'usePollTitles').mockReturnValue((poll) => (poll === '3' ? 'Comedor' : ''))
  open([{ ...place, opId: 'a', at: 1, state: 'rejected', progress: null }], [])
  expect(await screen.findByText('Ya contestaste esta encuesta.')).toBeTruthy()
  expect(screen.getByText('Encuesta · Comedor')).toBeTruthy()
})
