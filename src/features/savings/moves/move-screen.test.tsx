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
    fund: readFund(user, { movements, variables: null }),
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
  const fund = readFund({ ...user, c294: 0 }, { movements: nothing, variables: null })
  const Screen = moveScreen('retirar')
  show(nothing, { fund }, { Screen })
  expect(screen.getByText('Necesitas internet para pedirlo. Lo que escribes se queda aquí.')).toBeTruthy()
  cleanup()
  show(nothing, { fund }, { Screen, canKeep: false })
  expect(screen.queryByText(/se queda aquí/)).toBeNull()
  expect(screen.getByText('Este equipo no tiene espacio: lo que escribes no se guarda.')).toBeTruthy()
  online.mockRestore()
})
