import { act, cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen } from './home-screen.tsx'

// Preloads the parts that are fetched after the first paint. No import may be pending when a test ends.
beforeAll(async () => {
  await Promise.all([import('../desk/work.tsx'), import('../answers/answers.tsx')])
})
beforeEach(() => {
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere(user)
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
  const page = renderHere(
    <Suspense fallback={null}>
      <ShellPartsProvider value={{ ...shellAlone, canOpen: () => true }}>
        <Screen />
      </ShellPartsProvider>
    </Suspense>,
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
