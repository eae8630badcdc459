import { findWork } from '../store/open-store.ts'
import type { DraftRow } from '../store/work-store.ts'
import { listStrays } from './strays.ts'
import { nameOf, readUnsent } from './unsent.ts'

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
