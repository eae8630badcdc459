import { newRequestForms, CORRECTION_STEP } from '#domain/requests/request-forms.ts'
import type { AskedKind, AskValues } from '#models/asking/ask-forms.ts'

/** Typed values of a form. Wrapped in an object, because older drafts also contain a request's id. */
export interface AskDraft {
  values: AskValues
}

/** Stored with a confirmed request, so that lists can show it and a refused one can be corrected. */
export interface ConfirmedAsk extends AskDraft {
  clase: AskedKind
  /** Name of the kind, in the language in which it was confirmed. */
  title: string
  /** Second line of the request: person or subject, and days. */
  summary: string
}

/** Returns where the form's draft is stored; a correction is stored beside the refused request. */
export function placeOf(kind: AskedKind, correctedForm: string | null): { form: string; step: string } {
  return correctedForm === null
    ? { form: newRequestForms.asking, step: kind }
    : { form: correctedForm, step: CORRECTION_STEP }
}
