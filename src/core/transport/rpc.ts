import type { AppConfig } from '#contract/app-config.ts'
import {
  type AnyOperation,
  type EndpointOperation,
  fillPath,
  type RequestOf,
  type ResponseOf,
} from '#contract/operation.ts'
import { answerMessage, saysBusy, saysExpired } from '#contract/outcome.ts'
import { isAct, noteAct } from './acts.ts'
import { loadConfig } from './config.ts'
import { eitherSignal } from './either-signal.ts'
import { type Failure, fail, isUnheard, type Result, succeed } from './failure.ts'
import { pageLanguage } from './page-language.ts'
import { patienceFor } from './patience.ts'
import { noteServerDate } from './server-clock.ts'
import {
  currentToken,
  reportExpired,
  reportUnauthorized,
  reportWorking,
  sessionEra,
} from './session-signals.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** For operations that use the payroll provider's token. */
  providerToken?: string
  /** For sign-in's own follow-up calls, before the session is open. */
  token?: string
  /** The request goes on although the page is left. */
  keepalive?: boolean
  /** An answer to show: nothing is done by asking for it. */
  isRead?: boolean
  /** Used in place of fetch, such as a sender that tells its progress (counted-send.ts). */
  send?: (request: Request) => Promise<Response>
}

/**
 * Sends one operation and reads its answer. Never throws: every error is a Failure. Reports an expired session
 * to core/session and decides nothing itself (architecture.md, Session).
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
  const era = sessionEra()
  const result = await callOnce(operation, input, token, options)
  // Another tab has renewed the session: what was refused for the old token has not been done, and is sent
  // again.
  const next = tokenFor(operation, options)
  const isRenewed = era === sessionEra() && token !== null && next !== null && token !== next
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
  try {
    // A failure to load the settings also counts as no answer.
    const config = await loadConfig()
    const timeout = AbortSignal.timeout(timeoutFor(operation, input))
    const signal = options.signal ? eitherSignal(options.signal, timeout) : timeout
    const request = requestFor(operation, input, config, token, options, signal)
    response = await (options.send ? options.send(request) : fetch(request))
    read = await readResponse(operation, response)
  } catch {
    // Any other broken request counts as no answer.
    return fail({ kind: 'offline', ...(options.signal?.aborted ? { wasLeft: true } : {}) })
  }
  const { result, isHeard } = read
  // A cached answer has the date of the day it was given, and another page in the service's place has a clock
  // of its own.
  const isKept = operation.kind === 'endpoint' && operation.isCacheable === true
  if (!isKept && isHeard) noteServerDate(response.headers.get('date'))
  // An answer to another session, which was left meanwhile, says nothing about this one.
  const isOfThisSession = token === currentToken()
  if (!result.ok && result.failure.kind === 'expired' && isOfThisSession) {
    // A bare 401 reloads the page once before it counts (K-11); the contract's own words count at once.
    await (result.failure.isBare ? reportUnauthorized(operation) : reportExpired())
  }
  // An answer in the wrong shape is an answer all the same.
  const isAnswer = result.ok || result.failure.kind === 'malformed'
  if (token !== null && isHeard && isAnswer) reportWorking(operation)
  return result
}

/**
 * What an answer means, for callers that send by themselves; an expired session is not reported.
 * @throws when the answer breaks off
 */
export async function answerOf<Op extends AnyOperation>(
  operation: Op,
  response: Response,
): Promise<Result<ResponseOf<Op>>> {
  return (await readResponse(operation, response)).result
}

function timeoutFor(operation: AnyOperation, input: unknown): number {
  // Only bodies that may be large are measured.
  const isLarge = operation.bodyLimit !== undefined
  return patienceFor(isLarge ? JSON.stringify(input).length : 0)
}

interface Reading<T> {
  result: Result<T>
  /** Marks a response that the service itself gave. */
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
    return { result: fail(failure), isHeard: !isBare && !isUnheard(failure) }
  }
  const parsed = operation.response.safeParse(answer)
  if (parsed.success) return { result: succeed(parsed.data as ResponseOf<Op>), isHeard: isOwn }
  const place = `${operation.id}: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
  return { result: fail(malformed(place, isOwn)), isHeard: isOwn }
}

function malformed(detail: string, isOwn: boolean): Failure {
  return isOwn ? { kind: 'malformed', detail } : { kind: 'malformed', detail, isForeign: true }
}

/** A host of its own, such as the postal service's, never gets a token, whatever the caller says. */
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
    // A company's own folder of pictures asks for no token, and gets none.
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

/** Characters; our server reads 64 KB from anybody. */
const LARGE = 60_000

/**
 * Our server wants to know whose a large body is before it reads it, so the token goes in a header as well as
 * in the body. A host of another origin gets no header: it is a legacy one that reads the body alone, and its
 * CORS answer allows only the headers that the former portal sent.
 */
function tokenOfLarge(body: string, url: string, token: string | null): Record<string, string> {
  const isOwnOrigin = new URL(url).origin === globalThis.location.origin
  return token !== null && isOwnOrigin && body.length > LARGE ? { 'x-auth-token': token } : {}
}

/** The node service wants the token twice; prerecibos-pdf and the provider are the exceptions (K-50, G-20). */
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

/** `isOwn`: the answer has a form that the service uses, so it is not another page in its place. */
async function readAnswer(
  operation: AnyOperation,
  response: Response,
): Promise<{ answer: unknown; isOwn: boolean }> {
  if (/^(application\/pdf|image\/)/.test(response.headers.get('content-type') ?? '')) {
    return { answer: new Uint8Array(await response.arrayBuffer()), isOwn: true }
  }
  const text = await response.text()
  try {
    return { answer: JSON.parse(text), isOwn: true }
  } catch {
    // No JSON: the words of the few services that answer in text, otherwise a page or nothing.
    return { answer: text, isOwn: operation.answers === 'text' && !/^\s*(<|$)/.test(text) }
  }
}

function failureOf(
  operation: AnyOperation,
  response: Response,
  answer: unknown,
  isOwn: boolean,
): Failure | null {
  // The provider's token is not the session's: if it is refused, the PDF fails and no session has expired.
  const isOurs = operation.access !== 'public' && operation.access !== 'provider'
  if (isOurs && operation.expiryIsItems !== true && saysExpired(answer)) return { kind: 'expired' }
  if (isOurs && isUnauthorized(operation, response, answer)) return { kind: 'expired', isBare: true }
  if (response.status >= 500 || response.status === 408 || response.status === 429) {
    const retryAfterMs = retryAfter(response.headers.get('retry-after'))
    const message = answerMessage(answer)
    const said = message === '' ? {} : { message }
    return { kind: 'unavailable', retryAfterMs, ...said, ...(saysBusy(answer) ? { isBusy: true } : {}) }
  }
  // Some answers are empty by the contract; an empty refusal is none of them.
  if (answer === '' && !response.ok) return { kind: 'malformed', detail: operation.id }
  const outcome = operation.outcome(answer)
  if (outcome === 'ok' || outcome === 'empty') return null
  // A refusal has words or a status; anything else (a proxy's page, an empty body) does not come from the
  // service.
  const speaks = isOwn && (operation.answers === 'text' || answerMessage(answer) !== '' || hasStatus(answer))
  return speaks ? { kind: 'rejected', ...outcome } : malformed(operation.id, isOwn)
}

/** By the answer's status, or by its words where the spec's client looks for them (K-11). */
function isUnauthorized(operation: AnyOperation, { status }: Response, answer: unknown): boolean {
  if (status === 401 || operation.says401InText !== true) return status === 401
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
