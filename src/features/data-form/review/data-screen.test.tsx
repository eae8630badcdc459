import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { deviceDatabase } from '#core/store/device-store.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setSession } from '#core/session/session-state.ts'
import { type WorkTables, workSchema, workStore } from '#core/store/work-store.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import * as config from '#hooks/operations/app-config.ts'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { FORM } from '../state/step-props.ts'
import { loadStep } from '../state/steps.ts'
import { DataScreen } from './data-screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

await Promise.all([loadStep(1), loadStep(4)])

const SAVED = '2026-11-12T16:00:00.000Z'
const REQUIRED = [1, 2, 3, 4, 6, 8]
let docs: number[]
let host: 'own' | 'company'

beforeEach(() => {
  docs = REQUIRED
  host = 'own'
  const user = { Id_Usuario: 7, Folio: 'F7', Nombre: 'Ana Ruiz' }
  const profile = { user, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.spyOn(config, 'useAppConfig').mockImplementation(
    () => ({ companyMailDomain: '', ...(host === 'own' ? { deliveryKey: {} } : {}) }) as never,
  )
  const saved = Object.entries(goodSteps).map(([step, datos]) => ({
    bandera: Number(step),
    datos,
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
      13: host === 'own' ? { status: 'OK', data: saved } : { status: 'ERROR', message: 'no' },
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
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={null}>
        <ShellPartsProvider value={{ ...shellAlone, canOpen: () => true }}>
          <DataScreen />
        </ShellPartsProvider>
      </Suspense>
    </QueryClientProvider>,
  )
}

const card = (name: string) => screen.findByRole('region', { name })

test('every step says what is saved, when it was changed, and how it can be', async () => {
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(await address.findByText('Av. Reforma')).toBeTruthy()
  expect(address.getByText('Cambiaste esto el 12/11/2026; recursos humanos lo ve.')).toBeTruthy()
  expect(address.getByRole('link', { name: 'Cambiar Domicilio y contacto' }).getAttribute('href')).toBe(
    '#/ActualizacionDatos/1?volver=datos',
  )
  expect(screen.getAllByRole('link', { name: /^Cambiar / }).length).toBeGreaterThanOrEqual(7)
  expect(within(await card('Identificación')).getByText('LOHM900101MNLPRR09')).toBeTruthy()
})

test('with six of six documents nobody is told to bring any; else how many are missing', async () => {
  show()
  expect(await screen.findByText('Ya están tus 6 documentos.')).toBeTruthy()
  expect(screen.queryByText('Sube tus documentos')).toBeNull()
  cleanup()
  docs = REQUIRED.slice(2)
  show()
  expect(await screen.findByText('Faltan 2 documentos.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sube tus documentos' })).toBeTruthy()
})

test('a company’s host offers no change and says whom to ask', async () => {
  host = 'company'
  show()
  expect(await screen.findByText('Para cambiar un dato, pide ayuda a recursos humanos.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Terminaste tus 7 pasos' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Cambiar / })).toBeNull()
})

test('on a kiosk identifying numbers show their end, and the whole for ten seconds', async () => {
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

/** What lies on the device of step 1. */
async function keep(state: 'draft' | 'queued' | 'conflict', calle: string): Promise<void> {
  const db = new Dexie(`data-${state}`, { indexedDB: new IDBFactory(), IDBKeyRange }) as WorkTables
  db.version(1).stores(workSchema)
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const work = workStore(db, 'here', key)
  const values = { ...goodSteps[1], calle }
  const content = await work.seal('drafts', `${FORM}|1`, { values, message: '', base: [SAVED] })
  await db.drafts.put({ form: FORM, step: '1', state, at: Date.parse(SAVED) + 1000, opId: 'o', content })
  // The device's own queue is another database, which this place has not.
  const nothing = () => ({ toArray: async () => [] })
  vi.spyOn(deviceDatabase.sealed, 'where').mockReturnValue({ anyOf: nothing, equals: nothing } as never)
  const find = async () => work
  setOpenStore(null, { name: 'work', find, make: find, close: () => db.close() })
}

test('what is confirmed here counts already; what is only typed does not, and can be given up', async () => {
  await keep('queued', 'Calle Nueva')
  show()
  const waiting = within(await card('Domicilio y contacto'))
  expect(await waiting.findByText('Calle Nueva')).toBeTruthy()
  expect(waiting.getByText('Pendiente de enviar')).toBeTruthy()
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

test('another device’s change leads to the choice between both', async () => {
  await keep('conflict', 'La mía')
  show()
  const address = within(await card('Domicilio y contacto'))
  expect(
    (await address.findByRole('link', { name: 'Cambiar Domicilio y contacto' })).getAttribute('href'),
  ).toBe('#/ActualizacionDatos/1/Elegir')
  expect(address.getByText('Toca para elegir')).toBeTruthy()
})
