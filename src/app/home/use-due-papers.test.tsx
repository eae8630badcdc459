import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as snack from '#hooks/operations/snack.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { useDuePapers } from './use-due-papers.ts'

let folio = 0
let missing: number
const showSnack = vi.spyOn(snack, 'showSnack')

beforeEach(() => {
  folio += 1
  showSnack.mockClear()
  openSessionHere({ Id_Usuario: 1, Folio: `P${folio}` })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    if (Opcion === 1) return Response.json({ status: 'OK', docs: [] })
    const data = {
      FormCompletado: 1,
      Completado: 6 - missing,
      Pendiente: missing,
      grupoPago: 1,
      vigilante: 2,
    }
    return Response.json({ status: 'OK', data })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function visit(): Promise<void> {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useDuePapers(true), { wrapper })
  await waitFor(() => expect(result.current.check).not.toBeNull())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  cleanup()
}

test('DOCS-25: thanks the person once when the last missing document has arrived', async () => {
  missing = 1
  await visit()
  expect(showSnack).not.toHaveBeenCalled()
  missing = 0
  await visit()
  expect(showSnack).toHaveBeenCalledOnce()
  await visit()
  expect(showSnack).toHaveBeenCalledOnce()
})

test('shows no thanks on a device on which no document was ever missing', async () => {
  missing = 0
  await visit()
  expect(showSnack).not.toHaveBeenCalled()
})
