import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { examples } from '#contract/savings-desk.examples.ts'
import { readSavingsRequest } from '#contract/savings-desk.ts'
import { Decision } from './decision.tsx'

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
