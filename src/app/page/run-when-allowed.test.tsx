/** @own-modules: sets the session and the mode of this page. */
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { mustWaitForSignIn, runWhenAllowed } from './run-when-allowed.ts'

const session = {
  phase: 'open',
  profile: { user: { Id_Usuario: 1, Folio: '1' }, menu: null, company: '00100' } as never,
  hasToken: true,
  expiresAt: null,
  mustChangePassword: false,
} as const

afterEach(() => {
  noteDeviceMode('personal')
  setSession({ phase: 'signed-out', reason: 'none' })
  vi.unstubAllGlobals()
})

function on(connection: object | undefined, mode: 'personal' | 'kiosk' = 'personal', serviceWorker = {}) {
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller: null, ...serviceWorker } })
  noteDeviceMode(mode)
  setSession({ phase: 'signed-out', reason: 'none' })
  const bring = vi.fn()
  return { bring, callOff: runWhenAllowed(bring) }
}

test.each([
  ['an unknown connection', undefined],
  ['Wi-Fi', { type: 'wifi', effectiveType: '4g', saveData: false }],
])('prefetches files at once with %s', (_, connection) => {
  expect(on(connection).bring).toHaveBeenCalledOnce()
})

test.each<[string, object | undefined, 'personal' | 'kiosk']>([
  ['Save-Data', { effectiveType: '4g', saveData: true }, 'personal'],
  ['mobile data', { type: 'cellular', effectiveType: '4g' }, 'personal'],
  ['a slow network', { type: 'wifi', effectiveType: '3g' }, 'personal'],
  ['a kiosk', { type: 'wifi', effectiveType: '4g' }, 'kiosk'],
])('with %s prefetches files only after sign-in', (_, connection, mode) => {
  const { bring } = on(connection, mode)
  setSession({ phase: 'locked', reason: 'expired' })
  expect(bring).not.toHaveBeenCalled()
  setSession(session)
  setSession({ ...session, expiresAt: 1 })
  expect(bring).toHaveBeenCalledOnce()
})

test('prefetches with Save-Data only when the sign-in form is sent, and not again after the sign-in', () => {
  navigate('/Recuperar')
  const { bring } = on({ saveData: true })
  document.dispatchEvent(new Event('submit'))
  expect(bring).not.toHaveBeenCalled()
  navigate('/Login')
  document.dispatchEvent(new Event('submit'))
  setSession(session)
  expect(bring).toHaveBeenCalledOnce()
})

test('prefetches files with Save-Data when a service worker caches them', () => {
  expect(on({ saveData: true }, 'personal', { controller: {} }).bring).toHaveBeenCalledOnce()
  expect(mustWaitForSignIn()).toBe(false)
})

test.each([
  [true, {}],
  [false, { controller: {} }],
])('a kiosk waits for sign-in only while no service worker is active (waits: %s)', (expected, worker) => {
  on({ type: 'wifi', effectiveType: '4g' }, 'kiosk', worker)
  expect(mustWaitForSignIn()).toBe(expected)
})

test('prefetches nothing after the call was cancelled', () => {
  const { bring, callOff } = on({ saveData: true })
  callOff()
  setSession(session)
  expect(bring).not.toHaveBeenCalled()
})
