import { deviceDatabase } from '../store/device-store.ts'
import { findWork } from '../store/open-store.ts'
import { findKnown } from './known-operations.ts'
import type { DraftRow, OutboxRow, WorkStore } from '../store/work-store.ts'

export interface Unsent {
  needsAuthor: number
  automatic: number
}

export async function countUnsent(): Promise<Unsent> {
  const { drafts, rows } = await readUnsent(await findWork())
  const going = await goingIds(rows)
  const all = new Set([...drafts, ...rows].map(nameOf))
  const needsAuthor = new Set(
    [...drafts.filter(({ state }) => state !== 'queued'), ...rows.filter(({ opId }) => !going.has(opId))].map(
      nameOf,
    ),
  )
  return { needsAuthor: needsAuthor.size, automatic: all.size - needsAuthor.size }
}

export async function readUnsent(work: WorkStore | null): Promise<{ drafts: DraftRow[]; rows: OutboxRow[] }> {
  if (!work) return { drafts: [], rows: [] }
  const drafts = await work.db.drafts.filter(({ state }) => state !== 'synced').toArray()
  return { drafts, rows: await work.db.outbox.toArray() }
}

export function nameOf({ form, step }: Pick<DraftRow, 'form' | 'step'>): string {
  return `${form}|${step}`
}

async function goingIds(rows: readonly OutboxRow[]): Promise<ReadonlySet<string>> {
  const waiting = rows.filter(({ isSealed, state }) => isSealed && state !== 'rejected')
  // This build cannot send an operation that only another build knows.
  const isKnown = await findKnown(waiting.length)
  const sealed = waiting.filter(({ operation }) => isKnown(operation))
  const ids = sealed.map(({ opId }) => opId)
  const copies = await deviceDatabase.sealed.where('opId').anyOf(ids).toArray()
  const going = copies.filter(({ state }) => state === 'queued' || state === 'sending' || state === 'done')
  return new Set(going.map(({ opId }) => opId))
}
