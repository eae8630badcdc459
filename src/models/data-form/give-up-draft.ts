import { discardDraft, readDraft } from '#core/outbox/drafts.ts'
import { listQueued } from '#core/outbox/queued.ts'
import { discard } from '#core/outbox/withdraw.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { dropPendingDraft } from '#hooks/work/use-draft.ts'

/**
 * Throws away what was typed and never confirmed. What it was typed over goes along where it was refused, or it would
 * hold up every later step unseen; what is still on its way stays, and its draft with it.
 */
export async function giveUpDraft(form: string, step: string): Promise<void> {
  await dropPendingDraft(form, step)
  if ((await readDraft(form, step))?.state === 'draft') {
    const waiting = (await listQueued()).find((row) => row.form === form && row.step === step)
    const isFree = !waiting || (waiting.state === 'rejected' && (await discard(waiting.opId)))
    if (isFree) await discardDraft(form, step)
  }
  noteWorkChange()
}
