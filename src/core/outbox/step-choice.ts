import type { StepVersion } from '#contract/data-form/step-versions.ts'
import { changeCopy, changeDraft, changeEntry } from './change-state.ts'
import type { DraftContent } from './drafts.ts'
import { findWork } from '../store/open-store.ts'
import type { Payload } from './outbox.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { draftId, type OutboxRow, type WorkStore } from '../store/work-store.ts'

/**
 * Step whose author must choose between the version confirmed on this device and the server's version
 * (mark-conflict.ts).
 */
export interface Collision {
  opId: string
  mine: Record<string, unknown>
  /** Server time in ms of the confirmation. */
  at: number
  stored: StepVersion
}

async function findRow(work: WorkStore, form: string, step: string): Promise<OutboxRow | undefined> {
  return (await work.db.outbox.where({ form, step }).toArray()).find(({ state }) => state === 'conflict')
}

/**
 * Returns both versions of a step in conflict; null when the step is not in conflict.
 * @throws when another key encrypted the entry
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
 * Chooses the server's version: deletes the entry and sets the draft to the server's values. To choose the
 * own version, the person confirms it again, based on the server's version (outbox.ts).
 * @returns false when the choice was already made, for example in another tab
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
  // Deletes the copy first. After a crash in between, the row still asks for a choice; a copy without a row
  // could not.
  await writeFreeingSpace(() => changeCopy(opId, 'storedTaken'))
  return writeFreeingSpace(() =>
    db.transaction('rw', db.outbox, db.drafts, async () => {
      if ((await changeEntry(db, opId, 'storedTaken')) === 0) return false
      const at = Date.parse(stored.guardado)
      await changeDraft(db, { form, step, opId }, 'storedTaken', { at, opId: null, content })
      return true
    }),
  )
}
