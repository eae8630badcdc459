import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { type Dispute, rateDispute } from '#contract/requests/disputes.ts'
import { deviceDatabase } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setSession } from '#core/session/session-state.ts'
import { type OutboxRow, type WorkTables, workSchema, workStore } from '#core/store/work-store.ts'
import { useAlert } from '#hooks/operations/alert.ts'
import { currentPath, navigate, useHashPath } from '#hooks/navigation/navigation.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { DisputesDialog } from './disputes-screen.tsx'
import { type RequestPlace, requestAt } from '../feature.ts'

type Body = { Opcion: number } & Record<string, unknown>
let answer: unknown
let asked: Body[]
let folio = 0

function row(id: number, more: Partial<Dispute> = {}): Dispute {
  return {
    id,
    EMPLID: '100101',
    nombre: 'MARÍA LÓPEZ',
    motivo: `Motivo ${id}`,
    departamento: 'PRODUCCIÓN',
    comentario: `Comentario ${id}`,
    fechaInconformidad: '2026-11-10',
    fechaRegistro: '2026-11-12',
    diasTranscurridos: 0,
    estatus: 1,
    nivelSatisfaccion: 'Pendiente',
    ...more,
  }
}

function list(...rows: Dispute[]): void {
  answer = { status: 'OK', inconformidad: rows }
}

beforeEach(() => {
  folio += 1
  const profile = { user: { Id_Usuario: 1, Folio: `D${folio}` }, menu: null, company: '00100' } as never
  asked = []
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    asked.push((await request.json()) as Body)
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function keepHere(
  rows: { form: string; step: string; state: 'queued' | 'rejected'; message?: string; values: unknown }[],
  opens: Promise<void> = Promise.resolve(),
): Promise<void> {
  const db = new Dexie(`work-${folio}`, { indexedDB: new IDBFactory(), IDBKeyRange }) as WorkTables
  db.version(1).stores(workSchema)
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const work = workStore(db, 'here', key)
  for (const { form, step, state, message = '', values } of rows) {
    const content = await work.seal('drafts', `${form}|${step}`, { values, message })
    const common = { form, step, state, at: 1, opId: form }
    await db.drafts.put({ ...common, content })
    const sending = { operation: rateDispute.id, isSealed: false, isEdit: false, attempts: 0, dueAt: 0 }
    await db.outbox.put({ ...common, ...sending, payloadVersion: 1, payload: content } as OutboxRow)
  }
  // Sealed copies are in another database, which this test lacks.
  const nothing = () => ({ toArray: async () => [] })
  const none = { anyOf: nothing, equals: nothing }
  vi.spyOn(deviceDatabase.sealed, 'where').mockReturnValue(none as never)
  const find = async () => {
    await opens
    return work
  }
  setOpenStore(null, { name: 'work', find, make: find, close: () => db.close() })
}

function onPhone(isPhone: boolean): void {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
}

async function open(place: RequestPlace = { kind: 'disputes' }, name = 'Lista de solicitudes realizadas') {
  const onClose = vi.fn()
  renderHere(<DisputesDialog place={place} onClose={onClose} />)
  return { dialog: within(await screen.findByRole('dialog', { name })), onClose }
}

function Addressed() {
  const [path] = useHashPath()
  const place = requestAt(path)
  return place && <DisputesDialog place={place} onClose={() => undefined} />
}

test('DISP-04, DISP-09 … 11, DISP-18 … 20: shows the columns, the elapsed days and the three states', async () => {
  onPhone(false)
  list(
    row(1),
    row(2, { estatus: 2, diasTranscurridos: 1, nivelSatisfaccion: 3 }),
    row(3, { estatus: 3, diasTranscurridos: '7', nivelSatisfaccion: '5' }),
  )
  const { dialog } = await open()
  const table = await dialog.findByRole('table')
  const cellsOf = (line: Element) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent)
  const lines = [...table.querySelectorAll('tr')].filter((line) => line.children.length === 9).map(cellsOf)
  expect(lines[0]).toEqual([
    'N.P.',
    'Nombre',
    'Motivo',
    'Departamento',
    'fecha Registro',
    'Dias transcurridos',
    'Nivel de satisfacción',
    'Estatus',
    'Detalles',
  ])
  expect(dialog.getByText('1 Día').lang).toBe('')
  expect(lines.slice(1).map((line) => line.slice(0, 8))).toEqual([
    ['100101', 'MARÍA LÓPEZ', 'Motivo 1', 'PRODUCCIÓN', '12/11/2026', 'Hoy', 'Pendiente', 'Abierta'],
    ['100101', 'MARÍA LÓPEZ', 'Motivo 2', 'PRODUCCIÓN', '12/11/2026', '1 Día', '3 · Bien', 'Por calificar'],
    ['100101', 'MARÍA LÓPEZ', 'Motivo 3', 'PRODUCCIÓN', '12/11/2026', '7 Días', '5 · ¡Excelente!', 'Cerrada'],
  ])
  expect(asked[0]).toMatchObject({ Opcion: 2, ruta: '' })
})

test.each([
  [2, '', true],
  [2, 0, true],
  [2, 'Pendiente', true],
  [2, null, true],
  [2, 5, false],
  [1, 'Pendiente', false],
  [3, 5, false],
] as const)(
  'DISP-21 … 23, DISP-25: shows the rating button for status %s with level %j: %s',
  { tags: ['whole'] },
  async (estatus, level, hasButton) => {
    onPhone(true)
    list(row(1, { estatus, nivelSatisfaccion: level }))
    const { dialog } = await open()
    await dialog.findByText('Motivo 1')
    expect(dialog.queryByRole('button', { name: 'Calificar: Motivo 1' }) !== null).toBe(hasButton)
  },
)

test('DISP-12: truncates a long comment until «Ver todo» is tapped', async () => {
  onPhone(true)
  const comment = `${'Me faltan horas de la semana pasada. '.repeat(4)}Fin.`
  list(row(1, { comentario: comment }))
  const { dialog } = await open()
  const more = await dialog.findByRole('button', { name: 'Ver todo' })
  expect(dialog.queryByText(comment)).toBeNull()
  fireEvent.click(more)
  expect(dialog.getByText(comment)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver menos' }))
  expect(dialog.queryByText(comment)).toBeNull()
})

test('DISP-05, DISP-06: ignores accents in the search and says when nothing matches', async () => {
  onPhone(true)
  list(row(1, { motivo: 'Prima de vacaciones' }), row(2, { comentario: 'Me quitaron la comisión' }))
  const { dialog } = await open()
  const field = await dialog.findByRole('searchbox')
  fireEvent.change(field, { target: { value: 'COMISION' } })
  expect(dialog.queryByText('Prima de vacaciones')).toBeNull()
  expect(dialog.getByText('Motivo 2')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'zapato' } })
  expect(dialog.getByText('No se encontraron solicitudes')).toBeTruthy()
})

test('DISP-07: says that there are no disputes yet', async () => {
  answer = { status: 'VACIO' }
  const { dialog } = await open()
  expect(await dialog.findByText('Sin registros hasta el momento.')).toBeTruthy()
})

test.each([{ status: 'ERROR' }, {}, { inconformidad: [] }, 503, 429])(
  'DISP-03: shows the maintenance text for the response %j, and the list after a retry',
  { tags: ['whole'] },
  async (broken) => {
    answer = broken
    const { dialog } = await open()
    expect(await dialog.findByText('Estamos trabajando en este módulo')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Nueva inconformidad' })).toBeNull()
    list(row(1))
    fireEvent.click(dialog.getByRole('button', { name: 'Intentar otra vez' }))
    expect(await dialog.findByText('Motivo 1')).toBeTruthy()
  },
)

test('DISP-14 … 17: shows the progress, who answered and the answer in the details', async () => {
  list(
    row(7, {
      estatus: 2,
      fechaRespuesta: '2026-11-14',
      nameEmplidRespuesta: 'RAÚL SOTO',
      DeptoResponde: 'NÓMINAS',
      respuestaAdmon: 'Se devuelve en la semana 47.',
    }),
  )
  await open({ kind: 'dispute', id: 7 }, 'Detalles de solicitud')
  const steps = within(await screen.findByRole('list', { name: 'Avance de tu solicitud' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Registrada12/11/2026MARÍA LÓPEZ · PRODUCCIÓN',
    'Respondida14/11/2026RAÚL SOTO · NÓMINAS',
    'CalificadaVas aquíCalificar',
  ])
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '7',
    '100101',
    'MARÍA LÓPEZ',
    'Motivo 7',
    '10/11/2026',
    '12/11/2026',
  ])
  expect(screen.getByText('Se devuelve en la semana 47.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Evidencia de la respuesta' })).toBeTruthy()
})

test('DISP-16: hides the host’s answer while the dispute is open', async () => {
  list(row(7, { respuestaAdmon: 'Borrador' }))
  await open({ kind: 'dispute', id: 7 }, 'Detalles de solicitud')
  expect(await screen.findByText('Falta la respuesta de nómina.')).toBeTruthy()
  expect(screen.queryByText('Borrador')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Evidencia de la respuesta' })).toBeNull()
})

test('says that a dispute outside the person’s own list was not found', async () => {
  list(row(1))
  await open({ kind: 'dispute', id: 99 }, 'Detalles de solicitud')
  expect(await screen.findByText('No encontramos esta solicitud')).toBeTruthy()
})

test('DISP-02, DISP-26: opens the rating without the list from a notification', async () => {
  list(row(1), row(2, { estatus: 2 }))
  await open({ kind: 'disputeToRate' }, 'Satisfacción con la atención')
  expect(screen.queryByText('Motivo 1')).toBeNull()
  expect(screen.getByText('Motivo 2')).toBeTruthy()
  expect(asked[0]).toMatchObject({ Opcion: 2, ruta: 'notificacion' })
})

test('DISP-02: shows the maintenance text also when opened from a notification', async () => {
  answer = { status: 'ERROR' }
  const { dialog } = await open({ kind: 'disputeToRate' })
  expect(await dialog.findByText('Estamos trabajando en este módulo')).toBeTruthy()
})

test('lists the missing fields of an empty new dispute and does not send it', async () => {
  list()
  const { dialog } = await open({ kind: 'newDispute' }, 'Nueva inconformidad')
  fireEvent.click(await dialog.findByRole('button', { name: 'Enviar inconformidad' }))
  const summary = within(await dialog.findByRole('alert'))
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '¿Qué pasó?',
    '¿Qué día fue?',
    'Cuenta qué pasó',
  ])
  fireEvent.click(summary.getByRole('button', { name: '¿Qué día fue?' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Día'))
  await waitFor(() => expect(asked.map(({ Opcion }) => Opcion)).toEqual([2]))
})

test('DISP-04: shows the values of the columns on a phone’s card', async () => {
  onPhone(true)
  list(row(1))
  const { dialog } = await open()
  await dialog.findByText('Motivo 1')
  const pairs = [...document.querySelectorAll('li dl > div')].map((pair) =>
    [...pair.children].map(({ textContent }) => textContent),
  )
  expect(pairs).toEqual([
    ['Dias transcurridos', 'Hoy'],
    ['fecha Registro', '12/11/2026'],
    ['Departamento', 'PRODUCCIÓN'],
    ['N.P.', '100101'],
    ['Nombre', 'MARÍA LÓPEZ'],
  ])
  expect(dialog.getByRole('list', { name: 'Cómo va' }).textContent).toBe('RegistradaRespuestaCalificas')
  expect(dialog.getAllByRole('button')[1]?.textContent).toBe('Nueva inconformidad')
  const hidden = [...document.querySelectorAll('li .t-hidden')].map(({ textContent }) => textContent)
  expect(hidden).toEqual(expect.arrayContaining(['Motivo: ', 'Estatus: ']))
})

test('fills in yesterday’s date with one tap', async () => {
  list(row(1))
  await open({ kind: 'newDispute' }, 'Nueva inconformidad')
  fireEvent.click(await screen.findByRole('button', { name: 'Ayer' }))
  const [year = '', month = '', day = ''] = addDays(companyDate(Date.now()), -1).split('-')
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
  expect([box('Día'), box('Mes'), box('Año')]).toEqual([day, month, year])
})

test('GRAL-19: shows the spec’s sentence in place, without an alert over it, when an uncached list is offline', async () => {
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    throw new TypeError('Failed to fetch')
  })
  const shown: string[] = []
  const Alert = () => {
    const alert = useAlert()
    if (alert) shown.push(alert.text)
    return null
  }
  render(<Alert />)
  const { dialog } = await open()
  expect(await dialog.findByText('Tus solicitudes todavía no están aquí')).toBeTruthy()
  expect(dialog.getByRole('alert').textContent).toContain('Ocurrió un error: no hay internet.')
  cleanup()
  render(<Alert />)
  const opened = await open({ kind: 'dispute', id: 7 }, 'Detalles de solicitud')
  expect(await opened.dialog.findByText('Ocurrió un error: no hay internet.')).toBeTruthy()
  // Longer than the delay of an alert.
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(shown).toEqual([])
})

test('DISP-02: does not ask again for a rating that is queued on this device', async () => {
  window.location.hash = '#/Inconformidades/notificacion'
  list(row(2, { estatus: 2 }))
  let read = () => undefined as void
  const values = { id: 2, level: 4 }
  const waiting = { form: 'calificacion-inconformidad-2', step: 'nivel', state: 'queued', values } as const
  await keepHere([waiting], new Promise((resolve) => (read = resolve)))
  const { dialog } = await open({ kind: 'disputeToRate' })
  await waitFor(() => expect(asked).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('dialog', { name: 'Satisfacción con la atención' })).toBeNull()
  expect(dialog.getByText('Buscando tus solicitudes…')).toBeTruthy()
  read()
  await waitFor(() => expect(currentPath()).toBe('/Inconformidades'))
})

const refused = {
  form: 'inconformidad-0c7e0a52-6d3f-4b0e-9d8e-3f1c5f0a9b11',
  step: 'solicitud',
  state: 'rejected',
  message: 'Falta la foto',
  values: {
    isOther: true,
    reason: '',
    ownReason: 'Bono de octubre',
    day: '2026-11-10',
    comment: 'No llegó',
    photos: [],
    photoCount: 0,
  },
} as const

test('starts a new dispute empty after an abandoned correction', { tags: ['whole'] }, async () => {
  onPhone(true)
  list(row(1))
  await keepHere([refused])
  window.location.hash = '#/Inconformidades'
  renderHere(<Addressed />)
  const found = within(await screen.findByRole('dialog', { name: 'Lista de solicitudes realizadas' }))
  fireEvent.click(await found.findByRole('button', { name: /^Error: toca para corregir/ }))
  const form = async () => within(await screen.findByRole('dialog', { name: 'Nueva inconformidad' }))
  expect(await (await form()).findByText('Falta la foto')).toBeTruthy()
  act(() => navigate('/Inconformidades'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nueva inconformidad' })).toBeNull())
  fireEvent.click(await found.findByRole('button', { name: 'Nueva inconformidad' }))
  const fresh = await form()
  expect(fresh.queryByText('Falta la foto')).toBeNull()
  expect(fresh.queryByDisplayValue('No llegó')).toBeNull()
})

test('closes only the confirmation on Esc, not the list under it', async () => {
  onPhone(true)
  list(row(1))
  await keepHere([refused])
  const { dialog, onClose } = await open()
  fireEvent.click(await dialog.findByText('No enviar'))
  await screen.findByRole('dialog', { name: '¡Advertencia!' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '¡Advertencia!' })).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})
