import { type DeviceMode, deviceMode } from '#core/store/device-mode.ts'
import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from './load-session.ts'
import { hasModule } from './menu-modules.ts'
import { paths } from '../navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const loadModeChange = lazyPart(() => import('#core/keys/mode-change.ts'))

export type Switched =
  | 'changed'
  /** Something was typed or confirmed here that is nowhere else. */
  | 'work-waits'
  /** What makes a kiosk keep data again is human resources' word: their sign-in, by the server's menu (P-13). */
  | 'not-yours'

/**
 * Makes this device a kiosk, or one person's own. Whoever is signed in leaves and nothing of theirs stays; then the
 * page starts anew in its new mode.
 * @throws when the device can't write it down (no IndexedDB)
 */
export async function switchMode(next: DeviceMode): Promise<Switched> {
  const [session, change] = await Promise.all([loadSession(), loadModeChange()])
  const state = currentSession()
  const menu = state.phase === 'open' ? state.profile.menu : null
  if (next === 'personal' && !hasModule(menu, paths.oneTimePassword)) return 'not-yours'
  if (await change.doesWorkWait(deviceMode())) return 'work-waits'
  // Written first: a death in between leaves a kiosk that throws away at its next start what it finds.
  await change.changeMode(next)
  await session.signOut()
  startAnew()
  return 'changed'
}

/**
 * What the address asks for (`?modo=`). On a device that nobody has used it is done at once, so that kiosks are easily
 * installed; on any other a link alone changes nothing: it leads to the screen that asks.
 * @returns whether the page is being started anew
 */
export async function followModeLink(next: DeviceMode): Promise<boolean> {
  const { changeMode, isFreshDevice } = await loadModeChange()
  if (!(await isFreshDevice())) {
    window.history.replaceState(null, '', `${window.location.pathname}#${paths.device}?modo=${next}`)
    return false
  }
  await changeMode(next)
  startAnew()
  return true
}

function startAnew(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#${paths.login}`)
  window.location.reload()
}
