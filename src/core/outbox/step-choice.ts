import type { StepVersion } from '#contract/step-versions.ts'
import { changeCopy, changeDraft, changeEntry } from './change-state.ts'
import type { DraftContent } from './drafts.ts'
import { findWork } from '../store/open-store.ts'
import type { Payload } from './outbox.ts'
import { writeFirst } from '../store/room.ts'
import { draftId, type OutboxRow, type WorkStore } from '../store/work-store.ts'

/** A step whose author must choose between what was confirmed here and what the server holds (collision.ts). */
export interface Collision {
  opId: string
  /** The values that were confirmed on this device. */
  mine: Record<string, unknown>
  /** Server time in ms of that confirmation. */
  at: number
  stored: StepVersion
}

async function findRow(work: WorkStore, form: string, step: string): Promise<OutboxRow | undefined> {
  return (await work.db.outbox.where({ form, step }).toArray()).find(({ state }) => state === 'conflict')
}

/**
 * Both versions of a step that waits for its author's choice; null when none does. @throws when it was written
 * under another key
 */
export async function readCollision(form: string, step: string): Promise<Collision | null> {
  const work = await findWork()
  const row = work && (await findRow(work, form, step))
  if (!work || !row) return null
  const { input, stored } = (await work.open('outbox', row.opId, row.payload)) as Payload
  const mine = input.datos
  if (!stored || typeof mine !== 'object' || mine === null) return null
  return { opId: row.opId, mine: mine as Record<string, unknown>, at: row.at, stored }
}

/**
 * Chooses the server's version: the own one goes, and the step shows what is saved. (Choosing the own one means
 * to confirm it again, based on the version that was seen: outbox.ts.) @returns false when nothing waited any
 * more, because the choice was made before, perhaps in another tab
 */
export async function takeStored(form: string, step: string, { opId, stored }: Collision): Promise<boolean> {
  const work = await findWork()
  if (!work) return false
  const { db } = work
  const content = await work.seal('drafts', draftId(form, step), {
    values: stored.datos,
    message: '',
    base: [stored.guardado],
  } satisfies DraftContent)
  // The copy goes first: a row without its copy goes on asking, while a copy without its row would be nobody's.
  await writeFirst(() => changeCopy(opId, 'storedTaken'))
  return writeFirst(() =>
    db.transaction('rw', db.outbox, db.drafts, async () => {
      if ((await changeEntry(db, opId, 'storedTaken')) === 0) return false
      const at = Date.parse(stored.guardado)
      await changeDraft(db, { form, step, opId }, 'storedTaken', { at, opId: null, content })
      return true
    }),
  )
}
