import { type DeviceMode, deviceMode } from '#core/store/device-mode.ts'
import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from './load-session.ts'
import { hasModule } from './menu-modules.ts'
import { paths } from '../navigation/paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const loadModeChange = lazyPart(() => import('#core/keys/mode-change.ts'))

export type Switched =
  | 'changed'
  /** Something on this device was typed or confirmed and is nowhere else. */
  | 'work-waits'
  /** Only human resources may end a kiosk's mode: their sign-in, recognised by the server's menu (P-13). */
  | 'not-yours'
  /** The code that changes the mode is a kiosk file, which this phone could not fetch. */
  | 'unreached'

/**
 * Makes this device a kiosk, or one person's own. Signs out whoever is here, removes all their data, then
 * starts the page anew in its new mode.
 * @throws when the device can't store the mode (no IndexedDB)
 */
export async function switchMode(next: DeviceMode): Promise<Switched> {
  const session = await loadSession()
  // Its file is a kiosk's, and no network brings it: the mode stays, and the screen says so.
  const change = await loadModeChange().catch(() => null)
  if (change === null) return 'unreached'
  const state = currentSession()
  const menu = state.phase === 'open' ? state.profile.menu : null
  if (next === 'personal' && !hasModule(menu, paths.oneTimePassword)) return 'not-yours'
  if (await change.doesWorkWait(deviceMode())) return 'work-waits'
  // Written first: if the page dies now, the next start is a kiosk's and throws away what it finds.
  await change.changeMode(next)
  await session.signOut()
  startAnew()
  return 'changed'
}

/**
 * What an address asks for (`?modo=`). A device that nobody has used changes at once, so that kiosks are easy
 * to install; on any other device the link only opens the screen that asks.
 * @returns whether the page is being started anew
 */
export async function followModeLink(next: DeviceMode): Promise<boolean> {
  // No network brings a kiosk's file: the screen that asks says so.
  const change = await loadModeChange().catch(() => null)
  // A kiosk is ended by human resources alone, also one that nobody has used yet.
  if (change === null || deviceMode() === 'kiosk' || !(await change.isFreshDevice())) {
    window.history.replaceState(null, '', `${window.location.pathname}#${paths.device}?modo=${next}`)
    return false
  }
  await change.changeMode(next)
  startAnew()
  return true
}

function startAnew(): void {
  window.history.replaceState(null, '', `${window.location.pathname}#${paths.login}`)
  window.location.reload()
}
