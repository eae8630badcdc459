import { NOTICES_PATH, type Notice, notices } from '#contract/notices.ts'
import { canSeePayroll, type Viewer } from '#domain/can.ts'
import { companyDate } from '#domain/dates.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { changeNote, type Kept, readNote, writeNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'

const SEEN = 'notices-seen'
const LAST = 'notices-last'

/** After this the worker has answered in the network's place. */
const FRESH_MS = 60_000

export interface LoadedNotices {
  notices: Notice[]
  /** Server time (ms) of the list; what is not fresh is shown with it. */
  at: number
  isFresh: boolean
}

/**
 * The notices valid today that concern this person on this device (SHELL-33): as the network has them, else as they
 * were when they last came. Never throws.
 * @returns null when nobody knows whether there are any
 */
export async function loadNotices(viewer: Viewer): Promise<LoadedNotices | null> {
  const store = openStore()
  const fetched = await fetchList()
  if (fetched) await writeNote(store, LAST, fetched)
  const list = fetched ?? lastIn(await readNote(LAST))
  if (!list) return null
  const today = companyDate(serverNow())
  const here = deviceMode() === 'kiosk' ? 'kiosco' : 'personal'
  const isGood = ({ vigencia, equipo = here, publico }: Notice) =>
    vigencia >= today && equipo === here && (publico !== 'nomina' || canSeePayroll(viewer))
  const isFresh = fetched !== null && serverNow() - list.at < FRESH_MS
  return { notices: list.value.filter(isGood), at: list.at, isFresh }
}

async function fetchList(): Promise<Kept<Notice[]> | null> {
  try {
    const answer = await fetch(new URL(NOTICES_PATH, globalThis.location.origin))
    // The worker's copy says itself when it came.
    const at = Date.parse(answer.headers.get('date') ?? '')
    return { value: notices().parse(await answer.json()), at: Number.isNaN(at) ? serverNow() : at }
  } catch {
    // No network, or a stranger's page in its place, which is no list.
    return null
  }
}

function lastIn(stored: unknown): Kept<Notice[]> | null {
  const { value, at } = (stored ?? {}) as Partial<Kept<unknown>>
  const parsed = notices().safeParse(value)
  return parsed.success && typeof at === 'number' ? { value: parsed.data, at } : null
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
