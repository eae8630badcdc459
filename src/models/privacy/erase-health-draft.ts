import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { fieldsOf } from '#domain/data-form/data-form-fields.ts'
import { DATA_FORM } from '#domain/data-form/data-form-rules.ts'
import { hasHealthAnswers, withoutHealth } from '#domain/data-form/data-form-step-6.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'

const STEP = '6'

/**
 * Erases the answers about health that this device stores. The typed emergency contact stays. A save on its
 * way stays, too: the server receives it before the refusal, or refuses it.
 */
export async function eraseHealthDraft(): Promise<void> {
  const draft = await readDraft(DATA_FORM, STEP)
  const values = fieldsOf(draft?.values)
  if (draft === null || draft.state === 'queued' || !hasHealthAnswers(values)) return
  // The server has the emergency contact of a delivered step.
  if (draft.state === 'synced') return forgetDraft(DATA_FORM, STEP)
  // A device that has a draft can store one, so the result is always true.
  await writeDraft(DATA_FORM, STEP, withoutHealth(values), draft.base)
}
