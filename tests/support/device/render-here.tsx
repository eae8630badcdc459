import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders with a cache of queries, as in the app. */
export function renderHere(screen: ReactNode, client = new QueryClient()): RenderResult {
  return render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>)
}

/** Fails a query at its first error. */
export function withoutRetries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}
