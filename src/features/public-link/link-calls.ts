import type { decideByLink, LinkItem, readLink } from '#contract/approval-links.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import type { RequestOf, ResponseOf } from '#contract/operation.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { isShownKind } from './kinds.tsx'

type Decided = ResponseOf<typeof decideByLink>
export type Decision = 'autorizar' | 'rechazar'

/** What a key led to. ended: unknown, used or over, and nobody learns which. foreign: somebody else is signed in here. */
export type Looked =
  | { kind: 'item'; item: LinkItem }
  | { kind: 'ended' }
  | { kind: 'foreign' }
  | { kind: 'away' }
  | { kind: 'refused'; code: string; message: string }
export type Stopped = Exclude<Looked, { kind: 'item' }>

export interface Done {
  kind: 'done'
  decision: Decision
  /** It had been saved before: that answer was lost. */
  isAgain: boolean
}

/** @param isSignedIn whose link it is not is told to whoever is signed in here */
export async function look(key: string, isSignedIn: boolean): Promise<Looked> {
  const request: RequestOf<typeof readLink> = { key }
  const answer = await ask('leer', request, isSignedIn, isItem)
  return 'stopped' in answer ? answer.stopped : { kind: 'item', item: answer.value }
}

/** Sent once; where no answer comes, the person sends it again, and it is the same decision. */
export async function decide(
  key: string,
  decision: Decision,
  { reason, fit }: { reason: string; fit: readonly Fit[] },
  isSignedIn: boolean,
): Promise<Done | Stopped> {
  const comment = decision === 'rechazar' ? reason.trim() : ''
  const request: RequestOf<typeof decideByLink> = {
    key,
    decision,
    ...(comment === '' ? {} : { comentario: comment }),
    ...(decision === 'autorizar' && fit.length > 0 ? { apego: [...fit] } : {}),
  }
  const answer = await ask('decidir', request, isSignedIn, isDone)
  if ('stopped' in answer) return answer.stopped
  return { kind: 'done', decision, isAgain: answer.value.repetida }
}

/** Longer nobody waits for an answer. */
const PATIENCE_MS = 20_000
const loadSignals = lazyPart(() => import('#core/transport/session-signals.ts'))

/**
 * Of this very server, which made the link, whatever hosts /config.json names; its pages tell nobody where they are (Referrer-Policy). Without the transport of a session's
 * screens, which is as large as all that is fetched for a link (scripts/budgets.mjs).
 */
export async function ask<Answer>(
  what: string,
  request: object,
  isSignedIn: boolean,
  isWhole: (answer: Partial<Answer>) => answer is Answer,
): Promise<{ value: Answer } | { stopped: Stopped }> {
  try {
    const token = isSignedIn ? (await loadSignals()).currentToken() : null
    const response = await fetch(`/api/portal/enlaces/${what}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = (await response.json()) as { status?: unknown; message?: unknown }
    if (answer.status !== 'OK') return { stopped: stoppedBy(answer.status, answer.message) }
    return isWhole(answer as Partial<Answer>) ? { value: answer as Answer } : { stopped: { kind: 'away' } }
  } catch {
    // No network, a page in the server's place, or an answer that broke off. Whoever is signed in: the part that knows their
    // token did not come either, so nothing was sent as nobody's.
    return { stopped: { kind: 'away' } }
  }
}

/** What the page leans on, without the schemas of a session's screens: an answer that is none of ours is no answer. */
function isItem(answer: Partial<LinkItem>): answer is LinkItem {
  const { clase, folio, detalle, solicitante, sobre, para, vence, solicitado, accion } = answer
  const texts = [solicitante?.nombre, solicitante?.puesto, sobre, para, vence, solicitado, accion]
  return (
    clase !== undefined &&
    isShownKind(clase) &&
    detalle?.clase === clase &&
    typeof folio === 'number' &&
    texts.every((text) => typeof text === 'string')
  )
}

function isDone(answer: Partial<Decided>): answer is Decided {
  return typeof answer.repetida === 'boolean'
}

function stoppedBy(status: unknown, message: unknown): Stopped {
  if (status === 'NOVIGENTE') return { kind: 'ended' }
  if (status === 'AJENO') return { kind: 'foreign' }
  return typeof message === 'string' ? { kind: 'refused', code: String(status), message } : { kind: 'away' }
}
