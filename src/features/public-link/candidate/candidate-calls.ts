import type {
  answerOffer,
  CandidateLink,
  readCandidateLink,
  registerCandidate,
} from '#contract/jobs/candidate-links.ts'
import type { RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { ask, type Stopped } from '../link-calls.ts'

export type Answer = 'aceptar' | 'declinar'

export type LinkResult = { kind: 'link'; link: CandidateLink } | Stopped
export type Answered = { kind: 'answered' } & Pick<
  ResponseOf<typeof answerOffer>,
  'estado' | 'repetida' | 'registro'
>
export type Registered = { kind: 'registered'; user: string }
/** The link expired after a lost response, and the account may exist. */
export type PossiblyRegistered = { kind: 'perhaps'; mail: string }
export type Done = Answered | Registered | PossiblyRegistered

const PATH = 'candidato/'

/** Never throws. */
export async function readLink(key: string, isSignedIn: boolean): Promise<LinkResult> {
  const request: RequestOf<typeof readCandidateLink> = { key }
  const answer = await ask(`${PATH}leer`, request, isSignedIn, isLink)
  return 'stopped' in answer ? answer.stopped : { kind: 'link', link: answer.value }
}

/** Sends the answer. A retry after a lost response has the same effect. */
export async function respond(
  key: string,
  respuesta: Answer,
  typed: string,
  isSignedIn: boolean,
): Promise<Answered | Stopped> {
  const comentario = respuesta === 'declinar' ? typed.trim() : ''
  const request: RequestOf<typeof answerOffer> = {
    key,
    respuesta,
    ...(comentario === '' ? {} : { comentario }),
  }
  const answer = await ask(`${PATH}responder`, request, isSignedIn, isAnswered)
  return 'stopped' in answer ? answer.stopped : { kind: 'answered', ...answer.value }
}

export async function register(
  request: RequestOf<typeof registerCandidate>,
  isSignedIn: boolean,
): Promise<Registered | Stopped> {
  const answer = await ask(`${PATH}registrar`, request, isSignedIn, isRegistered)
  return 'stopped' in answer ? answer.stopped : { kind: 'registered', user: answer.value.usuario }
}

type Sent = ResponseOf<typeof answerOffer>
type Made = ResponseOf<typeof registerCandidate>

/** Checks only the fields that the pages use, as in link-calls.ts. */
function isLink(answer: Partial<CandidateLink>): answer is CandidateLink {
  const { clase, oferta, ...others } = answer
  const isShown = clase === 'registro' || (clase === 'oferta' && Array.isArray(oferta?.prestaciones))
  return isShown && [others.nombre, others.puesto, others.vence].every((text) => typeof text === 'string')
}

function isAnswered(answer: Partial<Sent>): answer is Sent {
  const { estado, registro } = answer
  return (estado === 'aceptada' || estado === 'declinada') && typeof registro === 'string'
}

function isRegistered(answer: Partial<Made>): answer is Made {
  return typeof answer.usuario === 'string'
}

/** Returns the error text; null when the link has ended or is for another user. */
export function problemOf(
  answer: Stopped,
  wasOnline: boolean,
  words: { offline: string; noAnswer: string },
): string | null {
  if (answer.kind === 'away') return wasOnline ? words.noAnswer : words.offline
  return answer.kind === 'refused' ? answer.message : null
}
