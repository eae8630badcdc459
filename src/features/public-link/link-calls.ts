import type { decideByLink, LinkItem, readLink } from '#contract/approvals/approval-links.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import type { RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { type Decision, isShownKind } from './kinds.tsx'

type Decided = ResponseOf<typeof decideByLink>

/**
 * `ended`: unknown, used or expired; the server deliberately does not say which. `foreign`: for another user. `away`:
 * no answer.
 */
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
  /** True when an earlier decision was saved and its response was lost. */
  isAgain: boolean
}

/** @param isSignedIn true sends the token; the server can then say that the link is for another user */
export async function look(key: string, isSignedIn: boolean): Promise<Looked> {
  const request: RequestOf<typeof readLink> = { key }
  const answer = await ask('leer', request, isSignedIn, isItem)
  return 'stopped' in answer ? answer.stopped : { kind: 'item', item: answer.value }
}

/** A retry after a lost response has the same effect. */
export async function decide(
  key: string,
  decision: Decision,
  { reason, place, fit }: { reason: string; place: string; fit: readonly Fit[] },
  isSignedIn: boolean,
): Promise<Done | Stopped> {
  const comment = (decision === 'rechazar' ? reason : place).trim()
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

const PATIENCE_MS = 20_000
const loadSignals = lazyPart(() => import('#core/transport/session-signals.ts'))

/**
 * Calls the server that made the link, whatever host /config.json names. Uses `fetch`, because the session's
 * transport exceeds a link's size limit (scripts/client/budgets.mjs).
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
    // No network, a proxy's page, or an incomplete response. For a signed-in user, the token code may have failed to
    // load; then nothing was sent.
    return { stopped: { kind: 'away' } }
  }
}

/** Checks only the fields that the page uses, because the session's schemas are too large here. */
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
