import { deviceDatabase } from '../store/device-store.ts'
import { findWork } from '../store/open-store.ts'
import { listStrays } from './strays.ts'
import type { DraftRow, OutboxRow, WorkStore } from '../store/work-store.ts'

/** Steps, requests and papers of the signed-in person that the server has not accepted, each counted once. */
export interface Unsent {
  /** Typed, refused, or waiting for its author's page: it arrives only if its author acts. */
  theirs: number
  /** Confirmed and sealed: it arrives by itself, whoever is signed in. */
  onItsWay: number
}

export async function countUnsent(): Promise<Unsent> {
  const { drafts, rows } = await readUnsent(await findWork())
  const going = await goingIds(rows)
  const all = new Set([...drafts, ...rows].map(nameOf))
  const theirs = new Set(
    [...drafts.filter(({ state }) => state !== 'queued'), ...rows.filter(({ opId }) => !going.has(opId))].map(
      nameOf,
    ),
  )
  return { theirs: theirs.size, onItsWay: all.size - theirs.size }
}

/** What lies here and nobody has confirmed, or confirmed only in part: it is not sent by itself. */
export type Typed = Pick<DraftRow, 'form' | 'step' | 'at'>

/** All of what `countUnsent` counts that is no entry, oldest first: with the entries (queued.ts) nothing unsent is left out. */
export async function listTyped(): Promise<Typed[]> {
  const work = await findWork()
  const { drafts, rows } = await readUnsent(work)
  const strays = work ? await listStrays(work) : []
  const listed = new Set([...rows, ...strays].map(nameOf))
  return drafts
    .filter((draft) => draft.state === 'draft' || !listed.has(nameOf(draft)))
    .map(({ form, step, at }) => ({ form, step, at }))
    .sort((one, other) => one.at - other.at)
}

async function readUnsent(work: WorkStore | null): Promise<{ drafts: DraftRow[]; rows: OutboxRow[] }> {
  if (!work) return { drafts: [], rows: [] }
  const drafts = await work.db.drafts.filter(({ state }) => state !== 'synced').toArray()
  return { drafts, rows: await work.db.outbox.toArray() }
}

function nameOf({ form, step }: Pick<DraftRow, 'form' | 'step'>): string {
  return `${form}|${step}`
}

/** Ids of entries whose copies nothing holds up. */
async function goingIds(rows: readonly OutboxRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.filter(({ isSealed, state }) => isSealed && state !== 'rejected').map(({ opId }) => opId)
  const copies = await deviceDatabase.sealed.where('opId').anyOf(ids).toArray()
  const going = copies.filter(({ state }) => state === 'queued' || state === 'sending' || state === 'done')
  return new Set(going.map(({ opId }) => opId))
}
