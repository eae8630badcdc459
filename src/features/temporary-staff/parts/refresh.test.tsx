import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readProgress } from '#contract/evaluations/evaluations.ts'
import { useRefresh } from './refresh.ts'

test('P-121: marks the progress of all surveys stale after a change', async () => {
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
