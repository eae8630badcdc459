import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings.examples.ts'
import { readFund } from '#models/savings/fund.ts'
import { type FundState, useFund } from '#models/savings/use-fund.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { moveScreen } from './move-screen.tsx'

vi.mock('#models/savings/use-fund.ts')
vi.mock('#hooks/work/use-draft.ts')

afterEach(cleanup)

const Cancel = moveScreen('cancelar/:movimiento')
const user = { ...examples.readSavings.response.data, c294: 1 }
const nothing = { caja: [], fechaNomina: '2026-11-30' }

function show(
  movements: typeof nothing | null,
  change: Partial<FundState> = {},
  { Screen = Cancel, canKeep = true } = {},
): void {
  vi.mocked(useDraft).mockReturnValue({
    isReady: true,
    values: null,
    kept: null,
    state: 'none',
    at: null,
    message: null,
    isUnexplained: false,
    base: [],
    save: vi.fn(),
    flush: () => Promise.resolve(),
    canKeep,
  })
  vi.mocked(useFund).mockReturnValue({
    fund: readFund(user, { movements, variables: null }, '2026-11-18'),
    at: 0,
    failure: null,
    isLoading: false,
    isRefreshing: false,
    refresh: () => Promise.resolve(),
    ...change,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen params={{ movimiento: '1031' }} />
    </QueryClientProvider>,
  )
}

const gone = () => screen.queryByText('Ese movimiento ya no está en proceso.')

test('a movement is gone when the service has just said so, and not before', () => {
  show(null, { isRefreshing: true, isLoading: true })
  expect(gone()).toBeNull()
  cleanup()
  show(null, { failure: { kind: 'offline' } })
  expect(gone()).toBeNull()
  expect(screen.getByRole('button', { name: 'Intentar otra vez' })).toBeTruthy()
  cleanup()
  show(nothing, { isRefreshing: true })
  expect(gone()).toBeNull()
  cleanup()
  show(nothing)
  expect(gone()).not.toBeNull()
})

test('on a full device nothing typed is said to stay', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fund = readFund({ ...user, c294: 0 }, { movements: nothing, variables: null }, '2026-11-18')
  const Screen = moveScreen('retirar')
  show(nothing, { fund }, { Screen })
  expect(screen.getByText('Necesitas internet para pedirlo. Lo que escribes se queda aquí.')).toBeTruthy()
  cleanup()
  show(nothing, { fund }, { Screen, canKeep: false })
  expect(screen.queryByText(/se queda aquí/)).toBeNull()
  expect(screen.getByText('Este equipo no tiene espacio: lo que escribes no se guarda.')).toBeTruthy()
  online.mockRestore()
})

/** Everything that BR-02 asks for is missing; then one thing after the other is there. */
const asked: [change: object, words: string | null][] = [
  [
    {
      incapacidad: 1,
      existe: 0,
      antiguedad: 2,
      c295: 1,
      enRetiro: 1,
      restante: 0.01,
      total: 299.99,
      pS: 300,
    },
    'Con incapacidad no puedes pedir un préstamo.',
  ],
  [{ incapacidad: 0 }, 'No estás inscrito en la caja de ahorro.'],
  [{ existe: 1 }, 'Necesitas 3 meses de antigüedad en la caja de ahorro.'],
  [{ antiguedad: 3 }, 'Tienes un préstamo en proceso de aprobación.'],
  [{ c295: 0 }, 'Tienes una baja en proceso.'],
  [{ enRetiro: 0 }, 'Primero debes liquidar tu préstamo actual.'],
  [{ restante: 0 }, 'Tu parte social no está cubierta.'],
  // A host that lends nothing yet says so by its maximum.
  [{ total: 300, cantidadPrestamo: 0 }, 'Cumples las condiciones. Aún no hay un monto para ti.'],
  [{ cantidadPrestamo: 600 }, null],
]

test('BR-02: each refusal of a loan stands on the screen, alone and in its order, byte for byte', () => {
  const Screen = moveScreen('prestamo')
  const all = asked.flatMap(([, words]) => words ?? [])
  let now = user
  for (const [change, words] of asked) {
    now = { ...now, ...change }
    show(nothing, { fund: readFund(now, { movements: nothing, variables: null }, '2026-11-18') }, { Screen })
    expect(all.filter((each) => screen.queryByText(each) !== null)).toEqual(words === null ? [] : [words])
    cleanup()
  }
})
