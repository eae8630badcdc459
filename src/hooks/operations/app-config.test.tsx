import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answer: () => Promise<Response>
let config: typeof import('./app-config.ts')
let transport: typeof import('#core/transport/config.ts')

beforeEach(async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', () => answer())
  vi.resetModules()
  config = await import('./app-config.ts')
  transport = await import('#core/transport/config.ts')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const host = async () => Response.json({ companyMailDomain: 'empresa.mx' })

test('loads the settings of the host when the network returns after an offline start', async () => {
  const { result } = renderHook(() => config.useAppConfig())
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(transport.isConfigKnown()).toBe(false)
  answer = host
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current?.companyMailDomain).toBe('empresa.mx'))
})

test('updates the settings after any call that loads them, without a network event', async () => {
  const { result } = renderHook(() => config.useAppConfig())
  await waitFor(() => expect(result.current).not.toBeNull())
  answer = host
  await act(() => transport.loadConfig())
  await waitFor(() => expect(result.current?.companyMailDomain).toBe('empresa.mx'))
})
