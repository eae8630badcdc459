import { loadKioskKeys } from '../keys/load-kiosk-keys.ts'
import { resumeAhead, resumePersonal } from '../keys/personal-keys.ts'
import { readSessionNote, type SessionNote } from '../keys/session-note.ts'
import { deviceMode } from '../store/device-mode.ts'
import { loadDeviceMode } from '../store/device-setup.ts'
import { readEpoch, readSetting } from '../store/device-store.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import { loadClock, noteClock, serverNow } from '../transport/server-clock.ts'
import { currentToken, setCurrentToken } from '../transport/session-signals.ts'
import { close, expire, forget, recheckSession } from './session-ending.ts'
import { here } from './session-here.ts'
import { setSession } from './session-state.ts'
import { askWhetherAlive, openWith, prolong } from './session-token.ts'

/** After the first picture, which another look at the device would delay. */
const RECHECK_MS = 400

/** Resumes the session that the device has, or says that nobody is signed in. Called once a page. */
export async function resumeSession(): Promise<void> {
  try {
    const head = await resumeAhead()
    let isEnded = head?.isEnded
    if (head) {
      noteClock(head.clockOffset)
      here.epoch = head.epoch
      here.hash = head.hash
      // The head start was read before this page listened to other tabs.
      setTimeout(() => void recheckSession(), RECHECK_MS)
    } else {
      await Promise.all([loadClock(), loadDeviceMode()])
      here.epoch = await readEpoch()
      isEnded = (await readSetting<number | null>('session-ends')) === null
      here.hash = await (deviceMode() === 'kiosk' ? (await loadKioskKeys()).resumeKiosk() : resumePersonal())
    }
    if (!here.hash) return setSession({ phase: 'signed-out', reason: 'none' })
    const note = await readSessionNote(openStore())
    if (!note?.token || !note.expiresAt) return await close('none')
    setCurrentToken(note.token)
    // A worker that woke after the time has ended it, whatever this device's clock says now.
    if (!isEnded && note.expiresAt > serverNow()) openWith(note)
    else await resumeLate(note)
  } catch {
    // No IndexedDB (private mode), or it can't be read: nobody is signed in, and signing in still works.
    if (deviceMode() === 'kiosk') await forget()
    here.hash = null
    setOpenStore(null)
    setSession({ phase: 'signed-out', reason: 'none' })
  }
}

/** The session's time was up while the app was closed, or the device's clock has jumped: the server decides. */
async function resumeLate(note: SessionNote): Promise<void> {
  const asked = await askWhetherAlive()
  if (asked.kind === 'told' || currentToken() !== note.token) return
  if (asked.kind !== 'alive') return expire(asked.kind === 'over' ? 'told' : 'unheard')
  openWith({ ...note, expiresAt: asked.expiresAt })
  await prolong(asked.expiresAt)
}
