import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals.examples.ts'
import type { ApprovalItem } from '#contract/approvals.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { AskedItem } from './asked-item.tsx'

vi.mock('#core/transport/rpc.ts')
// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })
afterEach(cleanup)

const item = { ...examples.listAsked.response.data[0], estado: 'waiting' } as ApprovalItem

const lost = 'No llegó la respuesta. Intenta otra vez: cuenta una sola vez.'
test.each<[Failure, string]>([
  [{ kind: 'offline' }, lost],
  [{ kind: 'unavailable', retryAfterMs: null }, lost],
  [{ kind: 'malformed', detail: '', isForeign: true }, lost],
  [
    { kind: 'rejected', code: 'ERROR', message: 'Ya no espera respuesta.' },
    'No se retiróYa no espera respuesta.',
  ],
  [
    { kind: 'unavailable', retryAfterMs: 1, isBusy: true },
    'No se retiróEl servicio no responde. Intenta en unos minutos.',
  ],
])('a withdrawal after %j, and how it stands is asked for', async (failure, said) => {
  vi.mocked(call).mockResolvedValue({ ok: false, failure })
  const client = new QueryClient()
  const asked = vi.spyOn(client, 'invalidateQueries')
  render(
    <QueryClientProvider client={client}>
      <AskedItem item={item} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Retirar/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Sí, retirar' }))
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(asked).toHaveBeenCalled()
})

test('to withdraw somebody who is proposed ends their proposal, and is asked so', () => {
  const detalle: ApprovalItem['detalle'] = {
    clase: 'candidato',
    vacante: 7,
    puesto: 'SOLDADOR',
    nombre: 'EVA RUIZ',
    apego: [],
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AskedItem item={{ ...item, clase: 'candidato', detalle, sobre: null }} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Retirar/ }))
  expect(screen.getByRole('dialog').textContent).toContain('Esta persona ya no sigue.')
})

test.each([
  ['waiting', 'Le toca a'],
  ['authorized', 'Contestada'],
  ['refused', 'No sigue'],
] as const)('what somebody fulfils is answered, not authorized: %s', (estado, said) => {
  const detalle: ApprovalItem['detalle'] = {
    clase: 'apego',
    vacante: 7,
    puesto: 'SOLDADOR',
    nombre: 'EVA RUIZ',
    requisitos: [],
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AskedItem item={{ ...item, clase: 'apego', detalle, estado, sobre: null }} />
    </QueryClientProvider>,
  )
  const way = screen.getByRole('list', { name: 'Cómo va' }).textContent
  expect(way).toContain(said)
  expect(way).not.toMatch(/autoriza|Rechazada/i)
})
