import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { familyFor, type FamilyValues } from '#domain/data-form-step-7.ts'
import { FORM } from './step-props.ts'

const FAMILY = '7'

/**
 * A confirmed step 7 whose rows are not those of the new marital status is open again (FORM7-02 … FORM7-04). What is on
 * its way arrives as it was confirmed; the rows that are missing are asked for.
 */
export async function reopenFamily(maritalStatus: number): Promise<void> {
  const draft = await readDraft(FORM, FAMILY)
  if (draft?.state !== 'queued' && draft?.state !== 'synced') return
  const rows = draft.values as FamilyValues
  const family = familyFor(rows, maritalStatus)
  if (family === rows) return
  // Where one was read, one can be kept.
  await writeDraft(FORM, FAMILY, family, draft.base)
}
