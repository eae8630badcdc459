import { discardDraft, readDraft } from '#core/outbox/drafts.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { dropPendingDraft } from '#hooks/work/use-draft.ts'

/** Throws away what was typed and never confirmed; what is on its way or refused stays. */
export async function giveUpDraft(form: string, step: string): Promise<void> {
  await dropPendingDraft(form, step)
  if ((await readDraft(form, step))?.state === 'draft') await discardDraft(form, step)
  noteWorkChange()
}
