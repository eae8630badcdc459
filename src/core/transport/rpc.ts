import type { AppConfig } from '#contract/protocol/app-config.ts'
import {
  type AnyOperation,
  type EndpointOperation,
  fillPath,
  type RequestOf,
  type ResponseOf,
} from '#contract/protocol/operation.ts'
import { UNKNOWN_OPCION, unknownOperationTexts } from '#contract/protocol/unknown-operation.ts'
import { answerMessage, isBusyAnswer, isExpiredAnswer } from '#contract/protocol/outcome.ts'
import { isAct, noteAct } from './acts.ts'
import { loadConfig } from './config.ts'
import { eitherSignal } from './either-signal.ts'
import { answerText } from './answer-text.ts'
import { type Failure, fail, isUnanswered, type Result, succeed } from './failure.ts'
import { pageLanguage } from './page-language.ts'
import { requestTimeout } from './request-timeout.ts'
import { noteServerDate } from './server-clock.ts'
import {
  currentToken,
  reportExpired,
  reportUnauthorized,
  reportWorking,
  sessionEnd,
  sessionNumber,
} from './session-signals.ts'

export interface CallOptions {
  signal?: AbortSignal
  providerToken?: string
  /** Token for the calls of a sign-in, before the session is open. */
  token?: string
  keepalive?: boolean
  /** True when the call only reads data to show. The call then does not count as an act (acts.ts). */
  isRead?: boolean
  send?: (request: Request) => Promise<Response>
}

/**
 * Sends one operation and reads its response. Never throws; every error is a Failure. Reports an expired
 * session to core/session, which decides what happens (architecture.md, Session).
 */
export async function call<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  options: CallOptions = {},
): Promise<Result<ResponseOf<Op>>> {
  const result = await callWithToken(operation, input, options)
  if (result.ok && options.isRead !== true && isAct(operation)) noteAct()
  return result
}

async function callWithToken<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  options: CallOptions,
): Promise<Result<ResponseOf<Op>>> {
  const token = tokenFor(operation, options)
  const era = sessionNumber()
  const result = await callOnce(operation, input, token, options)
  // If another tab has renewed the session, the request with the old token had no effect and is sent again.
  const next = tokenFor(operation, options)
  const isRenewed = era === sessionNumber() && token !== null && next !== null && token !== next
  if (result.ok || result.failure.kind !== 'expired' || !isRenewed) return result
  return callOnce(operation, input, next, options)
}

async function callOnce<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  token: string | null,
  options: CallOptions,
): Promise<Result<ResponseOf<Op>>> {
  let response: Response
  let read: Reading<ResponseOf<Op>>
  const ended = endSignal(operation, token)
  const aborts = [options.signal, ended].filter((signal) => signal !== undefined)
  try {
    // A failure to load the settings also counts as no response.
    const config = await loadConfig()
    const timeout = AbortSignal.timeout(timeoutFor(operation, input))
    const signal = aborts.reduce(eitherSignal, timeout)
    const request = requestFor(operation, input, config, token, options, signal)
    response = await (options.send ? options.send(request) : fetch(request))
    read = await readResponse(operation, response)
  } catch {
    // The session that sent the request has already ended, so its end is not reported again.
    if (ended?.aborted) return fail({ kind: 'expired' })
    // Every other error of a request counts as no response.
    return fail({ kind: 'offline', ...(options.signal?.aborted ? { wasLeft: true } : {}) })
  }
  const { result, isHeard } = read
  // Ignores the date of a cached response, which is old, and of another server's page.
  const isKept = operation.kind === 'endpoint' && operation.isCacheable === true
  if (!isKept && isHeard) noteServerDate(response.headers.get('date'))
  // An expired token of an earlier session tells nothing about the current session.
  const isOfThisSession = token === currentToken()
  if (!result.ok && result.failure.kind === 'expired' && isOfThisSession) {
    // A bare 401 first reloads the page once (K-11). The contract's status counts at once.
    if (!result.failure.isBare) await reportExpired()
    else if (await reportUnauthorized(operation)) return fail({ kind: 'malformed', detail: operation.id })
  }
  const isAnswer = result.ok || result.failure.kind === 'malformed'
  if (token !== null && isHeard && isAnswer) reportWorking(operation)
  return result
}

/**
 * Parses a response for callers that send requests themselves. Does not report an expired session.
 * @throws when the connection breaks while the body is read
 */
export async function answerOf<Op extends AnyOperation>(
  operation: Op,
  response: Response,
): Promise<Result<ResponseOf<Op>>> {
  return (await readResponse(operation, response)).result
}

/**
 * Returns the signal that aborts a read when its session ends. A response must not be shown after the end of
 * its session.
 * @returns undefined for requests that are not reads of the current session
 */
function endSignal({ offline }: AnyOperation, token: string | null): AbortSignal | undefined {
  return offline === 'cache' && token !== null && token === currentToken() ? sessionEnd() : undefined
}

function timeoutFor(operation: AnyOperation, input: unknown): number {
  const isLarge = operation.bodyLimit !== undefined
  return requestTimeout(isLarge ? JSON.stringify(input).length : 0)
}

interface Reading<T> {
  result: Result<T>
  isHeard: boolean
}

async function readResponse<Op extends AnyOperation>(
  operation: Op,
  response: Response,
): Promise<Reading<ResponseOf<Op>>> {
  const { answer, isOwn } = await readAnswer(operation, response)
  const failure = failureOf(operation, response, answer, isOwn)
  if (failure) {
    const isBare = failure.kind === 'expired' && failure.isBare === true
    return { result: fail(failure), isHeard: !isBare && !isUnanswered(failure) }
  }
  const parsed = operation.response.safeParse(answer)
  if (parsed.success) {
    const value = (operation.received?.(parsed.data, answer) ?? parsed.data) as ResponseOf<Op>
    return { result: succeed(value), isHeard: isOwn }
  }
  const place = `${operation.id}: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
  return { result: fail(malformed(place, isOwn)), isHeard: isOwn }
}

function malformed(detail: string, isOwn: boolean): Failure {
  return isOwn ? { kind: 'malformed', detail } : { kind: 'malformed', detail, isForeign: true }
}

/** Returns the token of a request. The postal host never gets a token, not even `options.token`. */
function tokenFor(operation: AnyOperation, options: CallOptions): string | null {
  const isAnonymous = operation.access === 'public' && operation.sendsToken !== true
  if (operation.host === 'postal') return null
  return options.token ?? (isAnonymous ? null : currentToken())
}

function requestFor(
  operation: AnyOperation,
  input: unknown,
  config: AppConfig,
  token: string | null,
  options: CallOptions,
  signal: AbortSignal,
): Request {
  const common = {
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: options.keepalive ?? false,
  } as const
  const spoken = pageLanguage()
  const json = { ...spoken, 'content-type': 'application/json' }
  if (operation.kind === 'legacy') {
    const body = JSON.stringify({
      Opcion: operation.opcion,
      ...(token === null ? {} : { token }),
      ...(input as object),
    })
    const host = operation.host === 'postal' ? config.postalHost : config.apiHost
    const url = absolute(host, operation.path)
    const headers = { ...json, ...tokenOfLarge(body, url, token) }
    return new Request(url, { ...common, method: 'POST', headers, body })
  }
  const { path, rest } = fillPath(operation.path, input as Record<string, unknown>)
  const url = absolute(hostOf(operation, config), path)
  const headers = {
    ...spoken,
    // A company's own image folder needs no token and must not get one.
    ...(operation.host === 'evidence' && config.evidenceBase
      ? {}
      : endpointHeaders(operation, token, options)),
    ...(operation.method === 'GET' ? {} : json),
  }
  if (operation.method === 'GET') {
    const cache = operation.isCacheable === true ? 'default' : common.cache
    return new Request(url, { ...common, cache, headers })
  }
  const body = JSON.stringify(operation.token === 'body' ? { token, ...rest } : rest)
  return new Request(url, { ...common, method: operation.method, headers, body })
}

/**
 * Body length in characters above which the token is also a header. The server reads 64 KB without a token.
 */
const LARGE_BODY_LENGTH = 60_000

/**
 * Returns the token header of a large request. The portal's own server checks this header before it reads a
 * large body. A host of another origin is a legacy host, which reads only the body and whose CORS settings
 * allow no further header.
 */
function tokenOfLarge(body: string, url: string, token: string | null): Record<string, string> {
  const isOwnOrigin = new URL(url).origin === globalThis.location.origin
  return token !== null && isOwnOrigin && body.length > LARGE_BODY_LENGTH ? { 'x-auth-token': token } : {}
}

/**
 * Returns the token headers: two for the node service, a different one for the payroll provider, and none for
 * prerecibos-pdf (K-50, G-20).
 */
function endpointHeaders(
  operation: EndpointOperation,
  token: string | null,
  options: CallOptions,
): Record<string, string> {
  if (operation.token === 'header' && token !== null)
    return { authorization: `Bearer ${token}`, 'x-auth-token': token }
  if (operation.token === 'provider') return { authorization: `Token ${options.providerToken ?? ''}` }
  return {}
}

function hostOf({ host }: EndpointOperation, config: AppConfig): string {
  return host === 'evidence' ? config.evidenceBase : config[`${host}Host`]
}

function absolute(host: string, path: string): string {
  return `${(host || globalThis.location.origin).replace(/\/$/, '')}${path}`
}

/**
 * Reads the body. `isOwn` means that the body has a format of the service and is no page of another server.
 */
async function readAnswer(
  operation: AnyOperation,
  response: Response,
): Promise<{ answer: unknown; isOwn: boolean }> {
  const type = response.headers.get('content-type')
  const bytes = await response.arrayBuffer()
  if (/^(application\/pdf|image\/)/.test(type ?? '')) return { answer: new Uint8Array(bytes), isOwn: true }
  const text = answerText(bytes, type)
  try {
    return { answer: JSON.parse(text), isOwn: true }
  } catch {
    // The body is no JSON: plain text, which a few services send, another server's page, or nothing.
    return { answer: text, isOwn: operation.answers === 'text' && !/^\s*(<|$)/.test(text) }
  }
}

function failureOf(
  operation: AnyOperation,
  response: Response,
  answer: unknown,
  isOwn: boolean,
): Failure | null {
  // The provider has its own token. If that token is rejected, the PDF fails, but the session has not
  // expired.
  const usesSessionToken = operation.access !== 'public' && operation.access !== 'provider'
  if (usesSessionToken && operation.isItemExpiry !== true && isExpiredAnswer(answer))
    return { kind: 'expired' }
  if (usesSessionToken && isUnauthorized(operation, response, answer))
    return { kind: 'expired', isBare: true }
  if (response.status >= 500 || response.status === 408 || response.status === 429) {
    const retryAfterMs = retryAfter(response.headers.get('retry-after'))
    const message = answerMessage(answer)
    const messageField = message === '' ? {} : { message }
    return {
      kind: 'unavailable',
      retryAfterMs,
      ...messageField,
      ...(isBusyAnswer(answer) ? { isBusy: true } : {}),
    }
  }
  // A company's own host answers an unknown address with a page of its own. For a public operation, the page
  // may also be from a network that answers every request, so the operation is not reported as missing.
  if (response.status === 404 && !isOwn && usesSessionToken && operation.id.startsWith('P-'))
    return missingOperation('404')
  // Some operations have an empty response, but only with a success status.
  if (answer === '' && !response.ok) return { kind: 'malformed', detail: operation.id }
  const outcome = operation.outcome(answer)
  if (outcome === 'ok' || outcome === 'empty') return null
  // A rejection of the service has a text or a status. Anything else is from a proxy or is empty.
  const isServiceRejection =
    isOwn && (operation.answers === 'text' || answerMessage(answer) !== '' || hasStatus(answer))
  if (!isServiceRejection) return malformed(operation.id, isOwn)
  const isMissing = operation.id.startsWith('P-') && UNKNOWN_OPCION.test(outcome.message)
  return isMissing ? missingOperation(outcome.code) : { kind: 'rejected', ...outcome }
}

function missingOperation(code: string): Failure {
  const language = pageLanguage()['accept-language'] === 'en' ? 'en' : 'es'
  return { kind: 'rejected', code, message: unknownOperationTexts[language] }
}

/** Returns whether the response is a 401, by its HTTP status or, for some operations, by its text (K-11). */
function isUnauthorized(operation: AnyOperation, { status }: Response, answer: unknown): boolean {
  if (status === 401 || operation.has401InText !== true) return status === 401
  const outcome = operation.outcome(answer)
  if (outcome === 'ok' || outcome === 'empty') return false
  const text = typeof answer === 'string' ? answer : outcome.message
  return /\b401\b/.test(text)
}

function hasStatus(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer
}

function retryAfter(header: string | null): number | null {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) ? seconds * 1000 : null
}
