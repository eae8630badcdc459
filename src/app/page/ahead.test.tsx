/** @own-modules: sets the session and the mode of this page. */
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { isDear, whenWelcome } from './ahead.ts'

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
  return { bring, callOff: whenWelcome(bring) }
}

test.each([
  ['a browser that tells nothing', undefined],
  ['Wi-Fi', { type: 'wifi', effectiveType: '4g', saveData: false }],
])('files are fetched ahead at once with %s', (_, connection) => {
  expect(on(connection).bring).toHaveBeenCalledOnce()
})

test.each<[string, object | undefined, 'personal' | 'kiosk']>([
  ['Save-Data', { effectiveType: '4g', saveData: true }, 'personal'],
  ['mobile data', { type: 'cellular', effectiveType: '4g' }, 'personal'],
  ['a slow network', { type: 'wifi', effectiveType: '3g' }, 'personal'],
  ['a kiosk', { type: 'wifi', effectiveType: '4g' }, 'kiosk'],
])('with %s nothing is fetched ahead before somebody has signed in', (_, connection, mode) => {
  const { bring } = on(connection, mode)
  setSession({ phase: 'locked', reason: 'expired' })
  expect(bring).not.toHaveBeenCalled()
  setSession(session)
  setSession({ ...session, expiresAt: 1 })
  expect(bring).toHaveBeenCalledOnce()
})

test('with Save-Data "Entrar" fetches what comes after it, beside its own answer', () => {
  navigate('/Recuperar')
  const { bring } = on({ saveData: true })
  document.dispatchEvent(new Event('submit'))
  expect(bring).not.toHaveBeenCalled()
  navigate('/Login')
  document.dispatchEvent(new Event('submit'))
  setSession(session)
  expect(bring).toHaveBeenCalledOnce()
})

test('no file is dear that the worker keeps on the device', () => {
  expect(on({ saveData: true }, 'personal', { controller: {} }).bring).toHaveBeenCalledOnce()
  expect(isDear()).toBe(false)
})

test('what was called off stays off', () => {
  const { bring, callOff } = on({ saveData: true })
  callOff()
  setSession(session)
  expect(bring).not.toHaveBeenCalled()
})
