import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readProgress } from '#contract/evaluations.ts'
import { useRefresh } from './refresh.ts'

test('P-121: what is done to a survey makes the wall old, which says who still owes one', async () => {
  const client = new QueryClient()
  const wall = [readProgress.id, {}]
  client.setQueryData(wall, {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useRefresh, { wrapper })
  await result.current()
  expect(client.getQueryState(wall)?.isInvalidated).toBe(true)
})
