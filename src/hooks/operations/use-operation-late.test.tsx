import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { useOperation } from './use-operation.ts'

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function storeOf(written: string[]): PersonStore {
  let isClosed = false
  const store: Partial<PersonStore> = {
    readValue: async () => undefined,
    peekValue: () => undefined,
    writeValue: async (name) => {
      if (isClosed) throw new Error('closed')
      written.push(name)
    },
    close: () => {
      isClosed = true
    },
  }
  return store as PersonStore
}

test('does not write a list that arrives late into the store of the next person', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', (request: Request | URL) =>
    request instanceof URL
      ? Promise.resolve(Response.json({}))
      : new Promise<Response>((resolve) => (answer = resolve)),
  )
  const [first, second]: [string[], string[]] = [[], []]
  setOpenStore(storeOf(first))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useOperation(listPayslips, {}), { wrapper })
  const before = answer
  await waitFor(() => expect(answer).not.toBe(before))
  setOpenStore(storeOf(second))
  act(() => answer(Response.json({ status: 'OK', data: 'No se encontraron datos.' })))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect([first, second]).toEqual([[], []])
})
