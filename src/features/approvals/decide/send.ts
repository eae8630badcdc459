import { decideApproval } from '#contract/approvals/approvals.ts'
import { decideIncident } from '#contract/approvals/incident-decisions.ts'
import { authorizeVacancy, markItemToken, rejectVacancy } from '#contract/approvals/vacancies.ts'
import { decideVisit } from '#contract/approvals/visits.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import type { Translation } from '#i18n/texts.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import type { Pending } from '#models/approvals/pending.ts'
import type { es } from '../texts.es.ts'

type Words = Translation<typeof es>['decision']
type Of<Kind extends Pending['kind']> = Extract<Pending, { kind: Kind }>

/**
 * `reason` is '' for incidents, because their call has no field for it (K-54). `fit` contains the answers of a fit
 * assessment. `place` is where the requester picks up a letter.
 */
export type Decision =
  | { authorizes: true; fit?: readonly Fit[]; place?: string }
  | { authorizes: false; reason: string }

export type Sent =
  /** `note` reports that a secondary step failed. */
  { ok: true; text: string; note?: string } | { ok: false; failure: Failure; title: string }

/** Values of the contract's estatus (spec 002 §9). */
const INCIDENT = { authorize: 2, reject: 3 } as const
const VISIT = { authorize: 1, reject: 2 } as const
const VACANCY_REJECTED = 8

/**
 * Sends one decision with the call of its kind (spec 002 §7.9) and returns its message (§8). Decisions are never
 * queued.
 */
export function sendDecision(item: Pending, decision: Decision, words: Words): Promise<Sent> {
  switch (item.kind) {
    case 'incidencia':
      return sendIncident(item, decision, words)
    case 'vacante':
      return decision.authorizes ? sendVacancy(item, words) : rejectItsVacancy(item, decision.reason, words)
    case 'visita':
      return sendVisit(item, decision, words)
    default:
      return sendOwn(item, decision, words)
  }
}

async function sendIncident({ id }: Of<'incidencia'>, { authorizes }: Decision, words: Words): Promise<Sent> {
  const estatus = authorizes ? INCIDENT.authorize : INCIDENT.reject
  const answer = await call(decideIncident, { idIncidencia: id, estatus })
  return ended(answer, words.incidentDone, words.incidentFailed)
}

/** Sends the item's token instead of the session's (K-10). */
async function sendVacancy({ row }: Of<'vacante'>, words: Words): Promise<Sent> {
  const { id, token, Estatus: estatus } = row
  const answer = await call(authorizeVacancy, { id, estatus, psw: token }, { token })
  return ended(answer, words.vacancyDone, notValidOr(answer, words, words.notSaved))
}

async function rejectItsVacancy({ row }: Of<'vacante'>, reason: string, words: Words): Promise<Sent> {
  const { id, token } = row
  const answer = await call(rejectVacancy, { status: VACANCY_REJECTED, idVacante: id, comentarios: reason })
  const sent = ended(
    answer,
    answer.ok ? answer.value.respuesta.message || words.refused : '',
    notValidOr(answer, words, words.vacancyFailed),
  )
  if (!sent.ok) return sent
  // The rejection stays valid when marking the token fails (APVA-17).
  const marked = await call(markItemToken, { llave: token })
  return marked.ok ? sent : { ...sent, note: words.unmarked }
}

async function sendVisit({ row }: Of<'visita'>, decision: Decision, words: Words): Promise<Sent> {
  const answer = await call(decideVisit, {
    token_visita: row.token,
    idVisita: row.id,
    estatus: decision.authorizes ? VISIT.authorize : VISIT.reject,
    comentario: decision.authorizes ? '' : decision.reason,
    password: row.token,
    esAdmin: true,
  })
  const own = decision.authorizes ? words.authorized : words.refused
  return ended(
    answer,
    answer.ok ? answer.value.respuesta.message || own : '',
    notValidOr(answer, words, words.notSaved),
  )
}

async function sendOwn(
  item: Exclude<Pending, { kind: 'incidencia' | 'vacante' | 'visita' }>,
  decision: Decision,
  words: Words,
): Promise<Sent> {
  const { id, token } = item.more
  const answer = await call(
    decideApproval,
    decision.authorizes
      ? {
          id,
          token,
          decision: 'autorizar',
          ...(decision.fit && { apego: [...decision.fit] }),
          ...(decision.place !== undefined && { comentario: decision.place }),
        }
      : { id, token, decision: 'rechazar', comentario: decision.reason },
  )
  return ended(answer, doneText(item.kind, decision, words), words.notSaved)
}

function doneText(kind: Pending['kind'], { authorizes }: Decision, words: Words): string {
  if (kind === 'apego') return authorizes ? words.fitSaved : words.personRefused
  if (kind === 'carta' && authorizes) return words.letterReady
  if (kind === 'candidato') return authorizes ? words.personAuthorized : words.personRefused
  return authorizes ? words.authorized : words.refused
}

function ended(answer: Result<unknown>, text: string, title: string): Sent {
  return answer.ok ? { ok: true, text } : { ok: false, failure: answer.failure, title }
}

/** The code EXPSESSION means here that the item's token expired, not the session (APVA-18, APVI-14; K-07). */
function notValidOr(answer: Result<unknown>, words: Words, other: string): string {
  const isItems =
    !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code.toUpperCase() === 'EXPSESSION'
  return isItems ? words.notValid : other
}
