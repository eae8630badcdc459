import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { Screen } from './home-screen.tsx'

// Preloads the parts that are fetched after the first paint. No import may be pending when a test ends.
beforeAll(async () => {
  await Promise.all([import('../desk/work.tsx'), import('../answers/answers.tsx')])
})
beforeEach(() => {
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  const profile = { user, menu: null, company: '00100' }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  // Busy service: requests get no answer.
  vi.stubGlobal('fetch', (request: Request | URL) =>
    request instanceof URL ? Promise.resolve(Response.json({})) : new Promise(() => undefined),
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function open() {
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={null}>
        <ShellPartsProvider value={{ ...shellAlone, canOpen: () => true }}>
          <Screen />
        </ShellPartsProvider>
      </Suspense>
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  return page.container
}

test('stops waiting after five seconds when no request is answered', async () => {
  vi.useFakeTimers()
  const page = await open()
  expect(page.querySelector('[data-waits]')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(page.querySelector('[data-waits]')).toBeNull()
})

test('greets by the company’s time of day, whatever the device’s time zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ now: new Date('2026-11-24T15:00:00Z') })
  await open()
  expect(new Date().getHours()).toBe(0)
  expect(screen.getByText(/^Buenos días/)).toBeTruthy()
})
