import { newRequestForms, CORRECTION_STEP } from '#domain/requests/request-forms.ts'
import type { AskedKind, AskValues } from '#models/asking/ask-forms.ts'

/** The object around the values allows for older drafts, which also contain a request id. */
export interface AskDraft {
  values: AskValues
}

export interface ConfirmedAsk extends AskDraft {
  clase: AskedKind
  title: string
  /** Person or subject, and days. */
  summary: string
}

export function placeOf(kind: AskedKind, correctedForm: string | null): { form: string; step: string } {
  return correctedForm === null
    ? { form: newRequestForms.asking, step: kind }
    : { form: correctedForm, step: CORRECTION_STEP }
}
