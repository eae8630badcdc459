import { NOTICES_PATH, type Notice, notices } from '#contract/notices.ts'
import { canSeePayroll, type Viewer } from '#domain/can.ts'
import { companyDate } from '#domain/dates.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'

const SEEN = 'notices-seen'

/**
 * The notices valid today that concern this person on this device, as the device or the network has them; none when
 * the list can't be had or read (SHELL-33). Never throws.
 */
export async function loadNotices(viewer: Viewer): Promise<Notice[]> {
  try {
    const answer = await fetch(new URL(NOTICES_PATH, globalThis.location.origin))
    const today = companyDate(serverNow())
    const here = deviceMode() === 'kiosk' ? 'kiosco' : 'personal'
    const isGood = ({ vigencia, equipo = here, publico }: Notice) =>
      vigencia >= today && equipo === here && (publico !== 'nomina' || canSeePayroll(viewer))
    return notices.parse(await answer.json()).filter(isGood)
  } catch {
    // A stranger's page in its place is not a list.
    return []
  }
}

/** Ids of the notices that this person has closed on this device. */
export async function seenNotices(): Promise<number[]> {
  // Unreadable counts as unseen: one notice too many is better than one too few.
  return idsIn(await readNote(SEEN))
}

/** Notes them in the person's own store; where nothing can be kept they are shown again next time. */
export async function rememberNotices(ids: readonly number[]): Promise<void> {
  const add = (stored: unknown) => [...new Set([...idsIn(stored), ...ids])]
  await changeNote(openStore(), SEEN, add)
}

function idsIn(stored: unknown): number[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}
