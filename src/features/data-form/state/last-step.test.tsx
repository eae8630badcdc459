import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { type WorkTables, workSchema, workStore } from '#core/store/work-store.ts'
import { FORM_SNACK_MS, dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { holdLastStep } from './last-step.ts'
import { ReviewScreen } from '../review/review-screen.tsx'
import { FORM, type FormLists } from './step-props.ts'
import { loadStep } from './steps.ts'
import { useStepContext } from './use-step-context.ts'

await Promise.all([loadStep(1), loadStep(4)])

let answers: Record<number, unknown>

beforeEach(() => {
  openSessionHere({ Id_Usuario: 7, Folio: 'F7' })
  answers = { 10: { status: 'VACIO', bandera: 3, EstadoCivil: 1 } }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    return Response.json(answers[Opcion] ?? { status: 'VACIO', data: [] })
  })
})

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function Snacks() {
  return useSnacks().map(({ id, text, ms }) => (
    <button type="button" key={id} data-ms={ms} onClick={() => dismissSnack(id)}>
      {text}
    </button>
  ))
}

function review() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={null}>
        <ShellPartsProvider value={shellAlone}>
          <ReviewScreen />
        </ShellPartsProvider>
      </Suspense>
      <Snacks />
    </QueryClientProvider>,
  )
}

test('FORM-25: shows the spec’s message in the snack bar and on the page when step 7 cannot be saved', async () => {
  const text = 'Responde las preguntas para guardar el registro'
  review()
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar registro' }))
  const snack = await screen.findByRole('button', { name: text })
  expect(snack.getAttribute('data-ms')).toBe(String(FORM_SNACK_MS))
  expect(screen.getByRole('alert').textContent).toContain(text)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(snack)
})

test('FORM7-02, FORM7-03: adds the partner row from the marital status also without local storage', async () => {
  answers[10] = { status: 'VACIO', bandera: 7, EstadoCivil: 4 }
  const row = (parentesco: string) => ({ nombre: 'N', parentesco, ocupacion: 'O', lugar: 'L' })
  holdLastStep(7, { familiares: [row('Madre'), row('Padre')] }, [])
  review()
  expect(await screen.findByText('Tu pareja')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar registro' }))
  expect(await screen.findByRole('link', { name: 'Paso 7: Familiares' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function keepStep2(estadoCivil: number, at: number): Promise<void> {
  const db = new Dexie(`form-${at}`, { indexedDB: new IDBFactory(), IDBKeyRange }) as WorkTables
  db.version(1).stores(workSchema)
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const work = workStore(db, 'here', key)
  const content = await work.seal('drafts', `${FORM}|2`, { values: { estadoCivil }, message: '' })
  await db.drafts.put({ form: FORM, step: '2', state: 'synced', at, opId: 'o', content })
  const find = async () => work
  setOpenStore(null, { name: 'work', find, make: find, close: () => db.close() })
}

test.each([
  ['from another device', 50, 2],
  ['from this device', 20, 3],
])('FORM7-02, FORM7-03: uses the newer of two marital statuses: %s', async (_name, savedAt, wanted) => {
  await keepStep2(3, 30)
  const registration = {
    isRegistered: false,
    serverStep: 7,
    maritalStatus: 1,
    isLoading: false,
    failure: null,
    refresh: async () => undefined,
  } as never
  const saved = {
    steps: new Map([[2, { datos: { estadoCivil: 2 }, at: savedAt }]]),
    isSettled: true,
    refresh: async () => undefined,
  } as never
  const lists = { maritalStatuses: [] } as unknown as FormLists
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useStepContext(registration, saved, lists), { wrapper })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  expect(result.current.value.maritalStatus).toBe(wanted)
})
