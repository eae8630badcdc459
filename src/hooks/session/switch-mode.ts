import { type DeviceMode, deviceMode } from '#core/store/device-mode.ts'
import { currentSession } from '#core/session/session-state.ts'
import { loadSession } from './load-session.ts'
import { hasModule } from './menu-modules.ts'
import { paths } from '../navigation/paths.ts'
import { kioskPart } from '#parts/lazy-part.ts'

const loadModeChange = kioskPart(() => import('#core/keys/mode-change.ts'))

export type Switched =
  | 'changed'
  | 'work-waits'
  /**
   * Only human resources, whose menu contains the one-time password screen (P-13), may end the kiosk mode.
   */
  | 'not-yours'
  /** The chunk that changes the mode could not be fetched. */
  | 'unreached'

/**
 * Makes this device a kiosk or a personal device. Signs out, removes all data of the person, then reloads the
 * page in the new mode.
 * @throws when the device cannot store the mode (no IndexedDB)
 */
export async function switchMode(next: DeviceMode): Promise<Switched> {
  const session = await loadSession()
  // The chunk belongs to the kiosk files and may be missing offline. The mode then stays, and the screen
  // reports the failure.
  const change = await loadModeChange().catch(() => null)
  if (change === null) return 'unreached'
  const state = currentSession()
  const menu = state.phase === 'open' ? state.profile.menu : null
  if (next === 'personal' && !hasModule(menu, paths.oneTimePassword)) return 'not-yours'
  if (await change.hasUnsentWork(deviceMode())) return 'work-waits'
  // Runs before the sign-out: after a crash in between, the page starts as a kiosk, which deletes old data.
  await change.changeMode(next)
  await session.signOut()
  startAnew()
  return 'changed'
}

/**
 * Handles a mode link (`?modo=`). An unused device changes its mode at once, which simplifies the setup of
 * kiosks. On all other devices the link opens the screen that asks for confirmation.
 * @returns whether the page is reloading
 */
export async function followModeLink(next: DeviceMode): Promise<boolean> {
  // The chunk may be missing offline. The screen that asks for confirmation then reports the failure.
  const change = await loadModeChange().catch(() => null)
  // Only human resources may end the kiosk mode, even on an unused kiosk.
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
