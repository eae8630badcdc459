import { NOTICES_PATH, type Notice, notices } from '#contract/notices.ts'
import { companyDate } from '#domain/dates.ts'
import { readNote, writeNote } from './kept.ts'
import { openStore } from './open-store.ts'
import { serverNow } from './server-clock.ts'

const SEEN = 'notices-seen'

/** The notices that are good today; none when the list can't be had or read (SHELL-33). Never throws. */
export async function loadNotices(): Promise<Notice[]> {
  try {
    const answer = await fetch(new URL(NOTICES_PATH, globalThis.location.origin))
    const today = companyDate(serverNow())
    return notices.parse(await answer.json()).filter((notice) => notice.vigencia >= today)
  } catch {
    // A stranger's page in its place is no list either.
    return []
  }
}

/** Ids of the notices that this person has closed on this device. */
export async function seenNotices(): Promise<number[]> {
  // What can't be read is shown once more.
  const stored = await readNote(SEEN).catch(() => undefined)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}

/** Remembers them in the person's own store; where nothing can be kept they show again next time. */
export async function rememberNotices(ids: readonly number[]): Promise<void> {
  const store = openStore()
  const all = [...new Set([...(await seenNotices()), ...ids])]
  await writeNote(store, SEEN, all).catch(() => undefined)
}
