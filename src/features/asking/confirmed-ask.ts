import { newRequestForms, CORRECTION_STEP } from '#domain/requests/request-forms.ts'
import type { AskedKind, AskValues } from '#models/asking/ask-forms.ts'

/** Typed values of a form. The object around the values allows for older drafts, which also contain a request id. */
export interface AskDraft {
  values: AskValues
}

/** Stored with a confirmed request, for lists and for a correction. */
export interface ConfirmedAsk extends AskDraft {
  clase: AskedKind
  /** Name of the kind, in the language of the confirmation. */
  title: string
  /** Person or subject, and days. */
  summary: string
}

/** Returns where the form's draft is stored. The draft of a correction is stored with the refused request. */
export function placeOf(kind: AskedKind, correctedForm: string | null): { form: string; step: string } {
  return correctedForm === null
    ? { form: newRequestForms.asking, step: kind }
    : { form: correctedForm, step: CORRECTION_STEP }
}
