import { NOTICES_PATH, type Notice, notices } from '#contract/notifications/notices.ts'
import { canSeePayroll, type Viewer } from '#domain/identity/can.ts'
import { companyDate } from '#domain/time/dates.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { changeNote, type Kept, readNote, writeNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'

const SEEN = 'notices-seen'
const LAST = 'notices-last'

/** Maximum age in ms. An older response comes from the service worker's cache. */
const FRESH_MS = 60_000

export interface LoadedNotices {
  notices: Notice[]
  /** Server time, ms. */
  at: number
  isFresh: boolean
}

/**
 * Returns today's notices for this person and kind of device (SHELL-33), fetched or stored. Never throws.
 * @returns null when they are neither fetched nor stored
 */
export async function loadNotices(viewer: Viewer): Promise<LoadedNotices | null> {
  const store = openStore()
  const fetched = await fetchList()
  if (fetched) await writeNote(store, LAST, fetched)
  const list = fetched ?? lastIn(await readNote(LAST))
  if (!list) return null
  const today = companyDate(serverNow())
  const deviceKind = deviceMode() === 'kiosk' ? 'kiosco' : 'personal'
  const isGood = ({ vigencia, equipo = deviceKind, publico }: Notice) =>
    vigencia >= today && equipo === deviceKind && (publico !== 'nomina' || canSeePayroll(viewer))
  const isFresh = fetched !== null && serverNow() - list.at < FRESH_MS
  return { notices: list.value.filter(isGood), at: list.at, isFresh }
}

async function fetchList(): Promise<Kept<Notice[]> | null> {
  try {
    const answer = await fetch(new URL(NOTICES_PATH, globalThis.location.origin))
    const at = Date.parse(answer.headers.get('date') ?? '')
    return { value: notices().parse(await answer.json()), at: Number.isNaN(at) ? serverNow() : at }
  } catch {
    // There is no network, or another page answers, such as a Wi-Fi login page.
    return null
  }
}

function lastIn(stored: unknown): Kept<Notice[]> | null {
  const { value, at } = (stored ?? {}) as Partial<Kept<unknown>>
  const parsed = notices().safeParse(value)
  return parsed.success && typeof at === 'number' ? { value: parsed.data, at } : null
}

export async function seenNotices(): Promise<number[]> {
  // An unreadable note counts as unseen. A notice shown twice is better than a notice never shown.
  return idsIn(await readNote(SEEN))
}

/** Stores that notices were shown. Without storage, they are shown again next time. */
export async function rememberNotices(ids: readonly number[]): Promise<void> {
  const add = (stored: unknown) => [...new Set([...idsIn(stored), ...ids])]
  await changeNote(openStore(), SEEN, add)
}

function idsIn(stored: unknown): number[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}
