import { discardDraft, readDraft } from '#core/outbox/drafts.ts'
import { listQueued } from '#core/outbox/queued.ts'
import { discard } from '#core/outbox/withdraw.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { dropPendingDraft } from '#hooks/work/use-draft.ts'

/**
 * Throws away what was typed and never confirmed. What it was typed over goes along where it was refused, or it would
 * hold up every later step unseen; what is still on its way stays, and its draft with it.
 * @returns false when nothing was thrown away: what is typed stays, and its screen says so
 */
export async function giveUpDraft(form: string, step: string): Promise<boolean> {
  const putBack = await dropPendingDraft(form, step)
  try {
    const isGone = await throwAway(form, step)
    if (!isGone) putBack()
    return isGone
  } catch {
    // No room, or the store was closed: said where it was asked for.
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
