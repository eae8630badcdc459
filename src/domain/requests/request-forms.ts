/**
 * Form names of queued requests and ratings. Each request is a form of its own, so that a refused request does
 * not block other requests.
 */
export const requestForms = {
  // Prefixes before a random word.
  clarification: 'aclaracion-',
  dispute: 'inconformidad-',
  improvement: 'mejora-',
  dayOff: 'dia-libre-',
  asking: 'solicitud-por-autorizar-',
  privacyRight: 'derecho-privacidad-',
  // Prefixes before the number of the rated request.
  clarificationRating: 'calificacion-aclaracion-',
  disputeRating: 'calificacion-inconformidad-',
} as const
export type RequestKind = keyof typeof requestForms

export const REQUEST_STEP = 'solicitud'
export const RATING_STEP = 'nivel'

/**
 * Steps of unconfirmed input: texts and pictures of a correction of a refused request, pictures of a new
 * request.
 */
export const CORRECTION_STEP = 'correccion'
export const CORRECTION_PHOTOS_STEP = 'correccion-fotos'
export const PHOTOS_STEP = 'fotos'

/** Forms of new requests that are typed but not confirmed yet. The step of `asking` is the kind of request. */
export const newRequestForms = {
  clarification: 'aclaracion-nueva',
  dispute: 'inconformidad-nueva',
  improvement: 'mejora-nueva',
  dayOff: 'dia-libre',
  asking: 'solicitud-por-autorizar',
  privacyRight: 'derecho-privacidad',
} as const

/** Form of a savings-fund movement; its step is the action. */
export const SAVINGS_FORM = 'movimiento-caja'

/** Form of a refusal's reason at the fund's desk; its step is the request's number. */
export const DESK_REASON_FORM = 'motivo-caja'
/** Form of a candidate's proposal or an offer; its step is the address of its page. */
export const HIRING_FORM = 'candidato'
/** Form of unconfirmed input about temporary staff; its step is the address of its page. */
export const STAFF_FORM = 'personal-temporal'
/** Form of an improvement engineer's reply; its step is the folio. */
export const IMPROVEMENT_REPLY_FORM = 'respuesta-mejora'
export const APPROVAL_FORM = 'autorizacion'

/** Prefix before a survey's number, for unconfirmed answers to a 360 questionnaire. */
export const SURVEY_FORM = 'evaluacion-'
export const ANSWERS_STEP = 'respuestas'

export const surveyForm = (idEncuesta: number) => `${SURVEY_FORM}${idEncuesta}`

/** Returns the survey's number; null for another form. */
export function surveyOf(form: string): number | null {
  const id = form.startsWith(SURVEY_FORM) ? Number(form.slice(SURVEY_FORM.length)) : Number.NaN
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Prefix before area and vacancy, for unconfirmed answers of an application. */
export const JOB_FORM = 'postulacion-'

export function jobForm(areaId: number, vacancyId: number): string {
  return `${JOB_FORM}${areaId}-${vacancyId}`
}

/** Returns the form's address under the vacancies; null for another form. */
export function jobOf(form: string): string | null {
  const [, areaId, vacancyId] = /^postulacion-(\d{1,2})-(\d{1,10})$/.exec(form) ?? []
  return vacancyId ? `${areaId}/${vacancyId}` : null
}
/** Prefix before the poll's address, for unconfirmed answers. */
export const POLL_FORM = 'encuesta-'
export const POLL_DESK_FORM = 'armar-encuesta'

/** Returns 'beneficios', 'rutas', or the number of a poll of human resources; null for another form. */
export function pollPlaceOf(form: string): string | null {
  return /^encuesta-(beneficios|rutas|\d{1,10})$/.exec(form)?.[1] ?? null
}

/** Form of recruitment's vacancies and notes; its step is the address of its page. */
export const JOB_DESK_FORM = 'vacante-interna'

/** Form of a recognition, typed or queued; one at a time. */
export const RECOGNITION_FORM = 'reconocimiento'
export const TYPED_STEP = 'nuevo'
/** Form of the reason for withdrawing a recognition; its step is the recognition's number. */
export const WITHDRAWAL_FORM = 'retiro-reconocimiento'

/** Prefix before a version of the privacy notice. */
const CONSENT_FORM = 'aviso-privacidad-'
export const consentForm = (version: number) => `${CONSENT_FORM}${version}`
export const isConsentForm = (form: string) => form.startsWith(CONSENT_FORM)
/** Form of the decision about health data. A newer decision replaces a waiting one. */
export const HEALTH_CONSENT_FORM = 'permiso-salud'

/** @returns null for any other form, and for requests that are not confirmed yet */
export function requestKindOf(form: string): RequestKind | null {
  const kinds = Object.keys(requestForms) as RequestKind[]
  const isTyped = Object.values<string>(newRequestForms).includes(form)
  return isTyped ? null : (kinds.find((kind) => form.startsWith(requestForms[kind])) ?? null)
}

/**
 * Returns the form and step of a new request. A correction becomes a new request if the server has accepted the
 * first version in the meantime.
 * @param values of the first version; `clase` is the kind of a request for authorization
 */
export function newPlaceOf(form: string, values: { clase?: unknown }): { form: string; step: string } {
  const kind = requestKindOf(form)
  if (kind === 'asking') return { form: newRequestForms.asking, step: String(values.clase) }
  const hasOwn = kind !== null && kind in newRequestForms
  const own = hasOwn ? (kind as keyof typeof newRequestForms) : 'clarification'
  return { form: newRequestForms[own], step: REQUEST_STEP }
}

export function ratingForm(kind: 'clarificationRating' | 'disputeRating', id: number): string {
  return `${requestForms[kind]}${id}`
}

/** Returns the number of the rated request; null for another form. */
export function ratedId(form: string): number | null {
  const kind = requestKindOf(form)
  if (kind !== 'clarificationRating' && kind !== 'disputeRating') return null
  const id = Number(form.slice(requestForms[kind].length))
  return Number.isInteger(id) ? id : null
}
