import { loadKioskKeys } from '../keys/load-kiosk-keys.ts'
import { resumeHeadStart, resumePersonal } from '../keys/personal-keys.ts'
import { readSessionNote, type SessionNote } from '../keys/session-note.ts'
import { deviceMode } from '../store/device-mode.ts'
import { loadDeviceMode } from '../store/device-setup.ts'
import { readEpoch, readSetting } from '../store/device-store.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import { loadClock, noteClock, serverNow } from '../transport/server-clock.ts'
import { currentToken, setCurrentToken } from '../transport/session-signals.ts'
import { close, expire, forget, recheckSession } from './session-ending.ts'
import { tabSession } from './tab-session.ts'
import { setSession } from './session-state.ts'
import { askWhetherAlive, openWith, prolong } from './session-token.ts'

/** Delay of the recheck in ms; the first paint comes before its storage reads. */
const RECHECK_MS = 400

export async function resumeSession(): Promise<void> {
  try {
    const head = await resumeHeadStart()
    let isEnded = head?.isEnded
    if (head) {
      noteClock(head.clockOffset)
      tabSession.epoch = head.epoch
      tabSession.hash = head.hash
      // Rechecks, because the head start was read before this page listened to other tabs.
      setTimeout(() => void recheckSession(), RECHECK_MS)
    } else {
      await Promise.all([loadClock(), loadDeviceMode()])
      tabSession.epoch = await readEpoch()
      isEnded = (await readSetting<number | null>('session-ends')) === null
      tabSession.hash = await (deviceMode() === 'kiosk'
        ? (await loadKioskKeys()).resumeKiosk()
        : resumePersonal())
    }
    if (!tabSession.hash) return setSession({ phase: 'signed-out', reason: 'none' })
    const note = await readSessionNote(openStore())
    if (!note?.token || !note.expiresAt) return await close('none')
    setCurrentToken(note.token)
    // `isEnded` means that the worker has ended the session at its deadline. A wrong clock of the device
    // cannot resume it.
    if (!isEnded && note.expiresAt > serverNow()) openWith(note)
    else await resumeLate(note)
  } catch {
    // IndexedDB is missing (private mode) or unreadable. Nobody is signed in, but a sign-in works.
    if (deviceMode() === 'kiosk') await forget()
    tabSession.hash = null
    setOpenStore(null)
    setSession({ phase: 'signed-out', reason: 'none' })
  }
}

async function resumeLate(note: SessionNote): Promise<void> {
  const life = await askWhetherAlive()
  if (life.kind === 'handled' || currentToken() !== note.token) return
  if (life.kind !== 'alive') return expire(life.kind === 'ended' ? 'reported' : 'unanswered')
  openWith({ ...note, expiresAt: life.expiresAt })
  await prolong(life.expiresAt)
}
