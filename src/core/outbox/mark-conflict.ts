import type { StepVersion } from '#contract/data-form/step-versions.ts'
import { changeDraft, changeEntry } from './change-state.ts'
import type { Payload } from './outbox.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { serverNow } from '../transport/server-clock.ts'
import type { OutboxRow, WorkStore } from '../store/work-store.ts'

/**
 * Marks a save as in conflict: the server has a version that its author has not seen
 * (contract/data-form/step-versions.ts). The save is not retried and blocks no other entry. Stores the
 * server's version with the save until the author has chosen one of the two (step-choice.ts).
 */
export async function markConflict(work: WorkStore, row: OutboxRow, stored: StepVersion): Promise<void> {
  const { db } = work
  const { opId } = row
  const { input } = (await work.open('outbox', opId, row.payload)) as Payload
  const payload = await work.seal('outbox', opId, { input, stored } satisfies Payload)
  const write = async () => {
    if ((await changeEntry(db, opId, 'collided', { payload })) === 0) return
    await changeDraft(db, row, 'collided', { at: serverNow() })
  }
  await writeFreeingSpace(() => db.transaction('rw', db.outbox, db.drafts, write))
}
