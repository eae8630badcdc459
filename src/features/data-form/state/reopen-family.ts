import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { adaptFamily, type FamilyValues } from '#domain/data-form/data-form-step-7.ts'
import { FORM } from './step-props.ts'

const FAMILY = '7'

/**
 * Reopens a confirmed step 7 whose rows do not match the new marital status (FORM7-02 … FORM7-04). A queued save is
 * still sent. The person is then asked for the missing rows.
 */
export async function reopenFamily(maritalStatus: number): Promise<void> {
  const draft = await readDraft(FORM, FAMILY)
  if (draft?.state !== 'queued' && draft?.state !== 'synced') return
  const rows = draft.values as FamilyValues
  const family = adaptFamily(rows, maritalStatus)
  if (family === rows) return
  // The store was just read and is open, so the result needs no check.
  await writeDraft(FORM, FAMILY, family, draft.base)
}
