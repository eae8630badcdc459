import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FollowScreen } from './follow-screen.tsx'
import { texts } from './texts.es.ts'

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const { snack, discardQueued } = vi.hoisted(() => ({ snack: vi.fn(), discardQueued: vi.fn() }))
vi.mock('#hooks/operations/snack.ts', () => ({ showSnack: snack }))
vi.mock('#hooks/work/use-outbox.ts', async (original) => ({ ...(await original<object>()), discardQueued }))
vi.mock('#models/requests/waiting-requests.ts', async (original) => ({
  ...(await original<object>()),
  useCorrected: () => {},
  useWaitingRequests: () => [
    {
      form: 'mejora-1',
      step: 'solicitud',
      opId: 'op-1',
      state: 'queued',
      at: 1,
      message: '',
      values: { what: 'Un espejo', where: 'Almacén', benefit: 'Menos choques', photos: [], photoCount: 0 },
    },
  ],
}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an idea that the device could not take back is not passed over in silence', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  discardQueued.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FollowScreen />
    </QueryClientProvider>,
  )
  const { takeBack } = texts.es.own
  fireEvent.click(await screen.findByRole('button', { name: takeBack }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: takeBack }))
  await waitFor(() => expect(snack).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })))
})
