/**
 * Names under which requests and ratings wait on a device. Each one is a form of its own: a refused one holds up no
 * other.
 */
export const requestForms = {
  /** And a random word, as the next two. */
  clarification: 'aclaracion-',
  dispute: 'inconformidad-',
  improvement: 'mejora-',
  /** And the number of what is rated. */
  clarificationRating: 'calificacion-aclaracion-',
  disputeRating: 'calificacion-inconformidad-',
} as const
export type RequestKind = keyof typeof requestForms

export const REQUEST_STEP = 'solicitud'
export const RATING_STEP = 'nivel'

/** What is typed into a refused one, beside it, until it is confirmed: its texts, its pictures, those of the camera. */
export const CORRECTION_STEP = 'correccion'
export const CORRECTION_PHOTOS_STEP = 'correccion-fotos'
export const PHOTOS_STEP = 'fotos'

/** What is typed and not confirmed yet. */
export const newRequestForms = {
  clarification: 'aclaracion-nueva',
  dispute: 'inconformidad-nueva',
  improvement: 'mejora-nueva',
} as const

/** A day off that is being asked for: it is never queued, and what was typed is a draft like any other. */
export const DAYS_OFF_FORM = 'dia-libre'

/** What a leader or anybody else is asking for; its step is the kind. */
export const ASKING_FORM = 'solicitud-por-autorizar'

/** The same of a movement of the savings fund; its step is what is done. */
export const SAVINGS_FORM = 'movimiento-caja'

/** Why the fund's desk refuses a request, while it is written; its step is the request's number. */
export const DESK_REASON_FORM = 'motivo-caja'
/** Somebody who is being proposed, or an offer; its step is the address where it is gone on with. */
export const HIRING_FORM = 'candidato'
/** What is being decided about a temporary person; its step is the address where it is gone on with. */
export const STAFF_FORM = 'personal-temporal'
/** What an improvement engineer answers, while it is written; its step is the folio. */
export const IMPROVEMENT_REPLY_FORM = 'respuesta-mejora'
/** The reason of a refusal that is being written; its step is the item's kind and number. */
export const APPROVAL_FORM = 'autorizacion'

/** And the number of the survey: what is tapped and written of a 360 questionnaire, until it is confirmed. */
export const SURVEY_FORM = 'evaluacion-'
export const ANSWERS_STEP = 'respuestas'

/** The survey's number; null for another form. */
export function surveyOf(form: string): number | null {
  const id = form.startsWith(SURVEY_FORM) ? Number(form.slice(SURVEY_FORM.length)) : Number.NaN
  return Number.isInteger(id) && id > 0 ? id : null
}

/** And the numbers of area and vacancy: what is answered to apply for it, until it is confirmed. */
export const JOB_FORM = 'postulacion-'

export function jobForm(areaId: number, vacancyId: number): string {
  return `${JOB_FORM}${areaId}-${vacancyId}`
}

/** Its address below the vacancies; null for another form. */
export function jobOf(form: string): string | null {
  const [, areaId, vacancyId] = /^postulacion-(\d{1,2})-(\d{1,10})$/.exec(form) ?? []
  return vacancyId ? `${areaId}/${vacancyId}` : null
}
/** And the poll's place: what is chosen and written of it, until it is confirmed. */
export const POLL_FORM = 'encuesta-'
/** A poll that human resources builds, before the server has it; its step is its number, or TYPED_STEP. */
export const POLL_DESK_FORM = 'armar-encuesta'

/** 'beneficios', 'rutas', or the number of a poll of human resources; null for another form. */
export function pollPlaceOf(form: string): string | null {
  return /^encuesta-(beneficios|rutas|\d{1,10})$/.exec(form)?.[1] ?? null
}

/** What recruitment writes; its step is the address where it is gone on with. */
export const JOB_DESK_FORM = 'vacante-interna'

/** A colleague who is being recognised: what is typed, and what waits to be sent; one at a time. */
export const RECOGNITION_FORM = 'reconocimiento'
export const TYPED_STEP = 'nuevo'
/** Why human resources withdraws one, while it is written; its step is the recognition's number. */
export const WITHDRAWAL_FORM = 'retiro-reconocimiento'

/** Of one version of the privacy notice. */
const CONSENT_FORM = 'aviso-privacidad-'
export const consentForm = (version: number) => `${CONSENT_FORM}${version}`
export const isConsentForm = (form: string) => form.startsWith(CONSENT_FORM)

/** @returns null for the form of something else, and for what is only typed */
export function requestKindOf(form: string): RequestKind | null {
  const kinds = Object.keys(requestForms) as RequestKind[]
  const isTyped = Object.values<string>(newRequestForms).includes(form)
  return isTyped ? null : (kinds.find((kind) => form.startsWith(requestForms[kind])) ?? null)
}

/** The number of what a rating is about; null for another form. */
export function ratedId(form: string): number | null {
  const kind = requestKindOf(form)
  if (kind !== 'clarificationRating' && kind !== 'disputeRating') return null
  const id = Number(form.slice(requestForms[kind].length))
  return Number.isInteger(id) ? id : null
}
