import type { DeviceMode } from '#core/device-mode.ts'
import { loadSession } from './load-session.ts'
import { paths } from './paths.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const loadSetup = lazyPart(() => import('#core/device-setup.ts'))

/**
 * Makes this device a kiosk, or one person's own. Whoever is signed in leaves and nothing of theirs stays; then the
 * page starts anew in its new mode.
 * @throws when the device can't write it down (no IndexedDB)
 */
export async function switchMode(next: DeviceMode): Promise<void> {
  const [session, { setDeviceMode }] = await Promise.all([loadSession(), loadSetup()])
  // Written first: a death in between leaves a kiosk that throws away at its next start what it finds.
  await setDeviceMode(next)
  await session.signOut()
  window.history.replaceState(null, '', `${window.location.pathname}#${paths.login}`)
  window.location.reload()
}
