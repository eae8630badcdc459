import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings-desk.examples.ts'
import { decideSavingsRequest, readSavingsRequest } from '#contract/savings/savings-desk.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { Decision } from './decision.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

test('closes the confirmation and asks for another review when the amount changes', () => {
  const { rerender } = render(show(12_000))
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  rerender(show(12_000))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  rerender(show(11_000))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('La solicitud cambió. Revísala y decide otra vez.')
})

test('keeps the typed reason after «Cancelar»', () => {
  render(show(12_000))
  const refuse = () => fireEvent.click(screen.getAllByRole('button', { name: 'Rechazar' })[0] as HTMLElement)
  refuse()
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Falta su comprobante.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  refuse()
  expect((screen.getByLabelText(/^Motivo/) as HTMLTextAreaElement).value).toBe('Falta su comprobante.')
})

test.each<[string, () => Response | null, string]>([
  ['a lost network', () => null, 'No sabemos si se guardó'],
  ['a refusal', () => Response.json({ status: 'ERROR', message: 'El monto cambió.' }), 'No se guardó'],
])('shows an error after %s and refetches the request', async (_, answer, title) => {
  const sent = serviceHere(answer)
  const asked = vi.spyOn(client, 'invalidateQueries')
  render(show(12_000))
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Autorizar' }))
  expect((await screen.findByRole('alert')).textContent).toContain(title)
  expect(sent).toMatchObject([
    { key: keyOf(decideSavingsRequest), body: { monto: 12_000, decision: 'autorizar' } },
  ])
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  asked.mockRestore()
})
