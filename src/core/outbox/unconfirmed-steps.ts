import { findWork } from '../store/open-store.ts'
import type { DraftRow } from '../store/work-store.ts'
import { listStrays } from './strays.ts'
import { nameOf, readUnsent } from './unsent.ts'

/** Step with unconfirmed input. It is not sent automatically. */
export type UnconfirmedStep = Pick<DraftRow, 'form' | 'step' | 'at'>

/**
 * Lists, oldest first, drafts with unconfirmed values and drafts that have neither an outbox entry nor a
 * stray copy (strays.ts).
 */
export async function listUnconfirmed(): Promise<UnconfirmedStep[]> {
  const work = await findWork()
  const { drafts, rows } = await readUnsent(work)
  const strays = work ? await listStrays(work) : []
  const listed = new Set([...rows, ...strays].map(nameOf))
  return drafts
    .filter((draft) => draft.state === 'draft' || !listed.has(nameOf(draft)))
    .map(({ form, step, at }) => ({ form, step, at }))
    .sort((one, other) => one.at - other.at)
}
