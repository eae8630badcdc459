import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { useRegistration, useRegistrationAlert } from './use-registration.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('GRAL-19: shows one alert while the server is unavailable, not one per refetch', async () => {
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    request instanceof URL ? Response.json({}) : new Response('', { status: 503 }),
  )
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const alert = renderHook(() => useAlert())
  const form = renderHook(
    () => {
      const registration = useRegistration()
      useRegistrationAlert(registration.failure)
      return registration
    },
    { wrapper },
  )
  await waitFor(() => expect(alert.result.current).not.toBeNull())
  const askAgain = async () => {
    await act(() => client.refetchQueries({ type: 'active' }))
    await waitFor(() => expect(form.result.current.failure).not.toBeNull())
  }
  await askAgain()
  await askAgain()
  act(() => closeAlert(alert.result.current?.id ?? 0))
  expect(alert.result.current).toBeNull()
  await askAgain()
  expect(alert.result.current).toBeNull()
  await act(() => form.result.current.refresh())
  await waitFor(() => expect(alert.result.current).not.toBeNull())
})
