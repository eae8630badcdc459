import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { deviceDatabase } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { type WorkTables, workSchema, workStore } from '#core/store/work-store.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import * as transport from '#core/transport/config.ts'
import * as config from '#hooks/operations/app-config.ts'
import { useSnacks } from '#hooks/operations/snack.ts'
import * as queue from '#hooks/work/use-queued.ts'
import * as tasks from '#models/documents/tasks.tsx'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { FORM } from '../state/step-props.ts'
import { loadStep } from '../state/steps.ts'
import { DataScreen } from './data-screen.tsx'

await Promise.all([loadStep(1), loadStep(4)])

const SAVED = '2026-11-12T16:00:00.000Z'
const REQUIRED = [1, 2, 3, 4, 6, 8]
let docs: number[]
let host: 'own' | 'company'
let isKnown: boolean
let lacking: string | null

beforeEach(() => {
  docs = REQUIRED
  host = 'own'
  const user = { Id_Usuario: 7, Folio: 'F7', Nombre: 'Ana Ruiz' }
  openSessionHere(user)
  vi.spyOn(config, 'useAppConfig').mockImplementation(
    () => ({ companyMailDomain: '', ...(host === 'own' ? { deliveryKey: {} } : {}) }) as never,
  )
  isKnown = true
  lacking = null
  vi.spyOn(transport, 'isConfigKnown').mockImplementation(() => isKnown)
  const saved = () =>
    Object.entries(goodSteps).map(([step, datos]) => ({
      bandera: Number(step),
      datos: step === lacking ? {} : datos,
      guardado: SAVED,
      ...(step === '1' ? { cambiado: SAVED } : {}),
    }))
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    const listed = docs.map((tipoArchivo, id) => ({
      id,
      documento: '',
      archivo: `${id}.pdf`,
      tipo_archivo: 'x',
      extension: 'pdf',
      tipoArchivo,
      fechaCarga: '12/11/2026 10:00:00',
    }))
    const answers: Record<number, unknown> = {
      1: { status: 'OK', docs: listed },
      10: { status: 'OK' },
      13: host === 'own' ? { status: 'OK', data: saved() } : { status: 'ERROR', message: 'no' },
      25: { status: 'OK', data: [] },
    }
    return Response.json(answers[Opcion] ?? { status: 'VACIO', data: [] })
  })
})

afterEach(() => {
  cleanup()
  setOpenStore(null)
  noteDeviceMode('personal')
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show() {
  renderHere(
    <Suspense fallback={null}>
      <ShellPartsProvider value={{ ...shellAlone, canOpen: () => true }}>
        <DataScreen />
        <Said />
      </ShellPartsProvider>
    </Suspense>,
  )
}

function Said() {
  return <p role="status">{useSnacks().map(({ text }) => text)}</p>
}

const card = (name: string) => screen.findByRole('region', { name })

test('shows the saved values of each step, their date of change and a link to edit them', async () => {
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(await address.findByText('Av. Reforma')).toBeTruthy()
  expect(address.getByText('Lo cambiaste el 12/11/2026; Recursos Humanos lo verá.')).toBeTruthy()
  expect(address.getByRole('link', { name: 'Cambiar Domicilio y contacto' }).getAttribute('href')).toBe(
    '#/ActualizacionDatos/1?volver=datos',
  )
  expect(screen.getAllByRole('link', { name: /^Cambiar / }).length).toBeGreaterThanOrEqual(7)
  expect(within(await card('Identificación')).getByText('LOHM900101MNLPRR09')).toBeTruthy()
})

test('asks for documents only while some of the six are missing, and counts the missing ones', async () => {
  show()
  expect(await screen.findByText('Ya están tus 6 documentos.')).toBeTruthy()
  expect(screen.queryByText('Sube tus documentos')).toBeNull()
  cleanup()
  docs = REQUIRED.slice(2)
  show()
  expect(await screen.findByText('Faltan 2 documentos.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sube tus documentos' })).toBeTruthy()
})

test('shows no edit link on a company’s host, and says whom to ask', async () => {
  host = 'company'
  show()
  expect(await screen.findByText('Para cambiar un dato, pide ayuda a Recursos Humanos.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Terminaste tus 7 pasos' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Cambiar / })).toBeNull()
})

test('does not send the person to human resources before the host’s config is known', async () => {
  host = 'company'
  isKnown = false
  show()
  expect(await screen.findByText('Conéctate para ver si puedes cambiar un dato.')).toBeTruthy()
  expect(screen.queryByText(/pide ayuda/)).toBeNull()
})

test('does not report completion when the server lacks a step’s answers', async () => {
  lacking = '4'
  show()
  expect(await screen.findByRole('heading', { name: 'Falta algo en tus datos' })).toBeTruthy()
  expect(screen.queryByText('Terminaste tus 7 pasos')).toBeNull()
  expect(screen.getByText('Falta un dato o ya no es válido. Revísalo.')).toBeTruthy()
})

test('counts the six documents as uploaded only when the server has them', async () => {
  docs = REQUIRED.slice(1)
  vi.spyOn(tasks, 'useDocumentTasks').mockReturnValue([])
  show()
  expect(await screen.findByRole('link', { name: 'Ver mis documentos' })).toBeTruthy()
  expect(screen.queryByText('Ya están tus 6 documentos.')).toBeNull()
})

test('masks identifying numbers on a kiosk, and reveals them for ten seconds', async () => {
  noteDeviceMode('kiosk')
  show()
  const ids = within(await card('Identificación'))
  expect(await ids.findByText('•••• RR09')).toBeTruthy()
  for (const whole of [/LOHM900101MNLPRR09/, /43907812345/, /LOHM900101AB1/, /1234567890/]) {
    expect(screen.queryByText(whole)).toBeNull()
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  fireEvent.click(ids.getByRole('button', { name: 'Ver tus números' }))
  expect(ids.getByText('LOHM900101MNLPRR09')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(9_500))
  expect(ids.getByText('LOHM900101MNLPRR09')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(ids.queryByText('LOHM900101MNLPRR09')).toBeNull()
})

async function keep(state: 'draft' | 'queued' | 'conflict', calle: string): Promise<WorkTables> {
  const db = new Dexie(`data-${state}`, { indexedDB: new IDBFactory(), IDBKeyRange }) as WorkTables
  db.version(1).stores(workSchema)
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const work = workStore(db, 'here', key)
  const values = { ...goodSteps[1], calle }
  const content = await work.seal('drafts', `${FORM}|1`, { values, message: '', base: [SAVED] })
  await db.drafts.put({ form: FORM, step: '1', state, at: Date.parse(SAVED) + 1000, opId: 'o', content })
  // The device's queue is in another database, which this test lacks.
  const nothing = () => ({ toArray: async () => [] })
  vi.spyOn(deviceDatabase.sealed, 'where').mockReturnValue({ anyOf: nothing, equals: nothing } as never)
  const find = async () => work
  setOpenStore(null, { name: 'work', find, make: find, close: () => db.close() })
  return db
}

test('shows queued values as current, but not those of a draft, which can be discarded', async () => {
  await keep('queued', 'Calle Nueva')
  show()
  const waiting = within(await card('Domicilio y contacto'))
  expect(await waiting.findByText('Calle Nueva')).toBeTruthy()
  expect(waiting.getByText('Falta enviar')).toBeTruthy()
  cleanup()
  await keep('draft', 'Calle a medias')
  show()
  const typed = within(await card('Domicilio y contacto'))
  expect(await typed.findByText('Av. Reforma')).toBeTruthy()
  expect(typed.queryByText('Calle a medias')).toBeNull()
  expect(typed.getByRole('link', { name: 'Seguir con Domicilio y contacto' })).toBeTruthy()
  fireEvent.click(typed.getByRole('button', { name: 'Descartar' }))
  expect(await typed.findByRole('link', { name: 'Cambiar Domicilio y contacto' })).toBeTruthy()
})

test('links a conflict with another device to the choice between both versions', async () => {
  await keep('conflict', 'La mía')
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(
    (await address.findByRole('link', { name: 'Cambiar Domicilio y contacto' })).getAttribute('href'),
  ).toBe('#/ActualizacionDatos/1/Elegir')
  expect(address.getByText('Hay otra versión: elige')).toBeTruthy()
})

test('links to the decision between two versions when a draft covers a conflict', async () => {
  await keep('draft', 'Calle a medias')
  const undecided = { opId: 'a', form: FORM, step: '1', state: 'conflict' } as never
  vi.spyOn(queue, 'useQueued').mockReturnValue([undecided])
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(await address.findByText(/^Falta decidir entre dos versiones/)).toBeTruthy()
  expect(address.queryByText(/por enviar/)).toBeNull()
  expect(address.getByRole('link', { name: 'Elegir' }).getAttribute('href')).toBe(
    '#/ActualizacionDatos/1/Elegir',
  )
})

test('distinguishes a queued change from the draft typed after it, and links to the outbox', async () => {
  await keep('draft', 'Calle a medias')
  const waiting = { form: FORM, step: '1', state: 'queued' } as never
  vi.spyOn(queue, 'useQueued').mockReturnValue([waiting])
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(
    await address.findByText('Tienes un cambio por enviar. Lo que escribiste después no está guardado.'),
  ).toBeTruthy()
  expect(address.queryByText(/Por ahora cuenta lo de arriba/)).toBeNull()
  expect(address.queryByRole('button', { name: 'Descartar' })).toBeNull()
  expect(address.getByRole('link', { name: 'Ver lo que falta enviar' }).getAttribute('href')).toBe(
    '#/PorEnviar',
  )
})

test('reports a draft that cannot be discarded, and keeps it', async () => {
  const db = await keep('draft', 'Calle a medias')
  show()
  const address = within(await card('Domicilio y contacto'))
  vi.spyOn(db.drafts, 'delete').mockRejectedValue(new Error('disk'))
  fireEvent.click(await address.findByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('No se pudo descartar. Lo que escribiste sigue aquí.')).toBeTruthy()
  expect(address.getByRole('link', { name: 'Seguir con Domicilio y contacto' })).toBeTruthy()
})

test('does not report completion while a step waits to be sent', async () => {
  const row = { opId: 'a', form: FORM, step: '7', operation: 'DOC-12', at: 1, state: 'queued' as const }
  const more = {
    isSealed: true,
    wifiOnly: false,
    isLacked: undefined,
    isPutOff: undefined,
    mayHaveArrived: false,
    progress: null,
  }
  const waiting = vi.spyOn(queue, 'useQueued').mockReturnValue(null)
  show()
  await card('Domicilio y contacto')
  expect(screen.queryByText('Terminaste tus 7 pasos')).toBeNull()
  waiting.mockReturnValue([{ ...row, ...more }])
  cleanup()
  show()
  expect(await screen.findByRole('heading', { name: 'Falta enviar 1 paso' })).toBeTruthy()
  expect(screen.getByText('Está guardado aquí. Se envía solo cuando hay internet.')).toBeTruthy()
  expect(screen.queryByText('Terminaste tus 7 pasos')).toBeNull()
})

const queuedRow = (state: string, step: string) =>
  ({ opId: `${state}${step}`, form: FORM, step, state }) as never

test.each([
  ['queued', 'Está guardado aquí. Se envía solo cuando hay internet.'],
  ['sending', 'Está guardado aquí. Se envía solo cuando hay internet.'],
  ['needs-session', 'Está guardado aquí. Entra con internet y se envía solo.'],
])('says what still has to happen to a step in the state %s', async (state, text) => {
  vi.spyOn(queue, 'useQueued').mockReturnValue([queuedRow(state, '1')])
  show()
  expect(await screen.findByRole('heading', { name: 'Falta enviar 1 paso' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['rejected', 'Corrige 1 paso', 'Corregir Domicilio y contacto', '#/ActualizacionDatos/1?volver=datos'],
  ['conflict', 'Elige en 1 paso', 'Elegir en Domicilio y contacto', '#/ActualizacionDatos/1/Elegir'],
  [
    'stray',
    'Haz otra vez 1 paso',
    'Hacer otra vez Domicilio y contacto',
    '#/ActualizacionDatos/1?volver=datos',
  ],
])(
  'does not say that a step in the state %s is sent automatically, and links to the required action',
  async (state, title, link, place) => {
    vi.spyOn(queue, 'useQueued').mockReturnValue([queuedRow(state, '1')])
    show()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(place)
    expect(screen.queryByText(/^Falta enviar|^Se envía solo/)).toBeNull()
    expect(screen.queryByText('Terminaste tus 7 pasos')).toBeNull()
  },
)

test('counts only the steps that are sent automatically as unsent', async () => {
  const rows = [queuedRow('queued', '1'), queuedRow('rejected', '2'), queuedRow('stray', '3')]
  vi.spyOn(queue, 'useQueued').mockReturnValue(rows)
  show()
  expect(await screen.findByRole('heading', { name: 'Falta enviar 1 paso' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Corrige 1 paso' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Haz otra vez 1 paso' })).toBeTruthy()
})

test('does not say that a change of the step is on its way when its content was lost', async () => {
  await keep('draft', 'Calle a medias')
  vi.spyOn(queue, 'useQueued').mockReturnValue([queuedRow('stray', '1')])
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(await address.findByText(/^Tienes un cambio sin guardar/)).toBeTruthy()
  expect(address.queryByText(/por enviar/)).toBeNull()
})
