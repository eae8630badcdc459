import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useFirstAnswers } from './use-first-answers.ts'

test('is not ready before the device’s own data are read, even with every answer cached', () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const ready = vi.fn<() => void>()
  const { rerender } = renderHook(({ isRead }) => useFirstAnswers(ready, isRead), {
    wrapper,
    initialProps: { isRead: false },
  })
  client.setQueryData(['one'], 1)
  expect(ready).not.toHaveBeenCalled()
  rerender({ isRead: true })
  expect(ready).toHaveBeenCalled()
})
