import { discardDraft, readDraft } from '#core/outbox/drafts.ts'
import { listQueued } from '#core/outbox/queued.ts'
import { discard } from '#core/outbox/withdraw.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { dropPendingDraft } from '#hooks/work/use-draft.ts'

/**
 * A queued request and its draft stay.
 * @returns false when the unconfirmed draft stays
 */
export async function giveUpDraft(form: string, step: string): Promise<boolean> {
  const putBack = await dropPendingDraft(form, step)
  try {
    const isDeleted = await throwAway(form, step)
    if (!isDeleted) putBack()
    return isDeleted
  } catch {
    // The store failed or was closed. The caller shows the error.
    putBack()
    return false
  } finally {
    noteWorkChange()
  }
}

async function throwAway(form: string, step: string): Promise<boolean> {
  if ((await readDraft(form, step))?.state !== 'draft') return true
  const waiting = (await listQueued()).find((row) => row.form === form && row.step === step)
  if (waiting && !(waiting.state === 'rejected' && (await discard(waiting.opId)))) return false
  await discardDraft(form, step)
  return true
}
