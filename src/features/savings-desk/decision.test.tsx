import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings-desk.examples.ts'
import { readSavingsRequest } from '#contract/savings-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { Decision } from './decision.tsx'

vi.mock('#core/transport/rpc.ts')

afterEach(cleanup)

const { response } = examples.readSavingsRequest
const details = readSavingsRequest.response.parse({
  ...response,
  solicitud: { ...response.solicitud, esPropia: false, fechaDecision: null },
})

function show(monto: number) {
  return (
    <QueryClientProvider client={client}>
      <Decision details={{ ...details, solicitud: { ...details.solicitud, monto } }} />
    </QueryClientProvider>
  )
}
const client = new QueryClient()

test('a sum that changes under the question is not authorized by it', () => {
  const { rerender } = render(show(12_000))
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  rerender(show(12_000))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  rerender(show(11_000))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('La solicitud cambió. Revísala y decide otra vez.')
})

test('a reason that was written is there again after Cancelar', () => {
  render(show(12_000))
  const refuse = () => fireEvent.click(screen.getAllByRole('button', { name: 'Rechazar' })[0] as HTMLElement)
  refuse()
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Falta su comprobante.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  refuse()
  expect((screen.getByLabelText(/^Motivo/) as HTMLTextAreaElement).value).toBe('Falta su comprobante.')
})

test.each([
  [{ kind: 'offline' }, 'No sabemos si se guardó'],
  [{ kind: 'rejected', code: 'ERROR', message: 'El monto cambió.' }, 'No se guardó'],
] as const)('after %j it says %s, and asks how it is now', async (failure, title) => {
  vi.mocked(call).mockResolvedValue({ ok: false, failure })
  const asked = vi.spyOn(client, 'invalidateQueries')
  render(show(12_000))
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Autorizar' }))
  expect((await screen.findByRole('alert')).textContent).toContain(title)
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
})
