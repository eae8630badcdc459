import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import * as queue from '#hooks/work/use-queued.ts'
import { shellAlone } from '../../../tests/support/browser/shell-parts.tsx'
import { Screen } from './pending-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Queued = ReturnType<typeof queue.useQueued>
type Typed = ReturnType<typeof queue.useTyped>

function open(queued: unknown[], typed: unknown[]): void {
  vi.spyOn(queue, 'useQueued').mockReturnValue(queued as unknown as Queued)
  vi.spyOn(queue, 'useTyped').mockReturnValue(typed as unknown as Typed)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShellPartsProvider value={shellAlone}>
        <Screen />
      </ShellPartsProvider>
    </QueryClientProvider>,
  )
}

test('what is saved and not confirmed is not called sent, and leads to where it is confirmed', () => {
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
  expect(screen.queryByRole('button', { name: 'Reintentar ahora' })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/ActualizacionDatos/3',
    '#/Aclaraciones',
    '#/Inconformidades',
  ])
})

test('a choice between two versions is a page of its own', () => {
  open(
    [{ opId: 'a', form: 'data-form', step: '1', operation: 'x', at: 1, state: 'conflict', progress: null }],
    [],
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/ActualizacionDatos/1/Elegir')
})

test('with neither all is sent', () => {
  open([], [])
  expect(screen.getByText('Todo está enviado')).toBeTruthy()
})
