import type { ZodMiniType } from 'zod/mini'
import type { StepVersion } from './step-versions.ts'

/**
 * Who may call: checked in one place on the server, before the handler.
 * session: any signed-in person; gate: the guard; payroll: whoever answers about pay; fund: the desk of the savings fund; importer: of whom a file of data may come (pay, the fund, administrators); accounts: human resources and administrators, both of whom help people in; provider: whoever holds the payroll provider's token (PAY-21).
 */
export type Access =
  | 'public'
  | 'session'
  | 'employee'
  | 'candidate'
  | 'leader'
  | 'approver'
  | 'hr'
  | 'payroll'
  | 'fund'
  | 'importer'
  | 'accounts'
  | 'auditor'
  | 'administrator'
  | 'gate'
  | 'provider'

/** cache: readable offline. queue: may be sent later. online: says at once that it needs a network. */
export type Offline = 'cache' | 'queue' | 'online'

/**
 * What an answer means, whichever dialect it is written in. `paso`: P-01's, when a second step is still asked; `stored`:
 * what the server holds where a save met a version that its author has not seen; `each`: why, by item.
 */
export type Outcome =
  | 'ok'
  | 'empty'
  | { code: string; message: string; paso?: string; stored?: StepVersion; each?: ItemReason[] }

/** Why one of several was not done. */
export interface ItemReason {
  id: number
  message: string
}

interface Declaration<Request, Response> {
  /** The contract's own number, e.g. "LOG-03". */
  id: string
  summary: string
  access: Access
  offline: Offline
  /** The body without Opcion and token. */
  request: ZodMiniType<Request>
  /** The answer when the outcome is ok or empty. */
  response: ZodMiniType<Response>
  outcome: (answer: unknown) => Outcome
  /**
   * Takes an operation id although it never waits on a device: its person has confirmed it once, so a repetition gets the
   * first answer and does nothing.
   */
  isOnce?: boolean
  /** No trace of what was sent may stay beside the caller's name: the receipt of it holds the answer alone. */
  isAnonymous?: boolean
  /** Only asks, although its answer is never kept on a device: it has no part in how much its person may write. */
  onlyAsks?: boolean
  /**
   * Changes nothing that a screen of its caller shows, such as the record of a visit: no list is fetched again after
   * it (core/transport/acts.ts).
   */
  isSilent?: boolean
  /** Callable although the password must be changed first (EstatusPass 0). */
  beforePasswordChange?: boolean
  /** Sets up the second step that the caller's role demands (MFA_ROLES). */
  beforeSecondStep?: boolean
  /** Public, yet the client sends its token: the call is about the token itself and takes a dead one, too. */
  sendsToken?: boolean
  /** EXPSESSION says that the item's token is over, not the session, which goes on (K-07, K-10). */
  expiryIsItems?: boolean
  /** An error text that holds 401 is a 401 (K-11, spec 002 §8: incident calls). */
  says401InText?: boolean
  /** Its handler lists and decides on nobody but whom the caller's role reaches (server/identity/scope.ts). */
  heedsScope?: boolean
  /** Bytes of JSON that a call may have; without one, what is enough for every form (server/wire/body.ts). */
  bodyLimit?: number
}

/** POST with `Opcion` in a JSON body; the token travels in the body. Several services share Opcion numbers. */
export interface LegacyOperation<Request = unknown, Response = unknown>
  extends Declaration<Request, Response> {
  kind: 'legacy'
  /** postal: a host of its own that never gets a token. */
  host: 'api' | 'postal'
  path: string
  opcion: number
  answers: 'json' | 'text'
  /** The disputes service says EXPRESSION, all others EXPSESSION (K-07). */
  expiredStatus: 'EXPSESSION' | 'EXPRESSION'
}

/** An endpoint without Opcion: node service or payroll provider. */
export interface EndpointOperation<Request = unknown, Response = unknown>
  extends Declaration<Request, Response> {
  kind: 'endpoint'
  method: 'GET' | 'POST' | 'PUT'
  host: 'node' | 'payroll' | 'postal' | 'evidence'
  /** Segments in braces, such as `{userId}`, are filled from the request's fields of that name. */
  path: string
  answers: 'json' | 'pdf' | 'image'
  /**
   * header: Authorization and X-AUTH-TOKEN; body: field token (K-50); provider: the payroll provider's own token; none:
   * tells nobody who asks.
   */
  token: 'header' | 'body' | 'provider' | 'none'
  /** GET of something that names nobody: the answer carries an etag and may stay in the browser's cache. */
  isCacheable?: boolean
}

export type Operation<Request = unknown, Response = unknown> =
  | LegacyOperation<Request, Response>
  | EndpointOperation<Request, Response>

// biome-ignore format: a union over any pair of types has to say any once
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation = Operation<any, any>
export type RequestOf<Op> = Op extends Operation<infer Request, infer _> ? Request : never
export type ResponseOf<Op> = Op extends Operation<infer _, infer Response> ? Response : never

/** One example for each operation of a file: a missing one does not compile. */
export type Examples<Declared> = {
  [Name in keyof Declared as Declared[Name] extends AnyOperation ? Name : never]: {
    request: RequestOf<Declared[Name]>
    response: ResponseOf<Declared[Name]>
  }
}

/** A schema, or how it is made. */
type Later<Value> = ZodMiniType<Value> | (() => ZodMiniType<Value>)

interface Schemas<Request, Response> {
  request: Later<Request>
  response: Later<Response>
}

type LegacyDefaults = 'host' | 'answers' | 'expiredStatus'
type LegacyInput<Q, S> = Omit<LegacyOperation<Q, S>, 'kind' | keyof Schemas<Q, S> | LegacyDefaults> &
  Partial<Pick<LegacyOperation<Q, S>, LegacyDefaults>> &
  Schemas<Q, S>
type EndpointInput<Q, S> = Omit<EndpointOperation<Q, S>, 'kind' | keyof Schemas<Q, S>> & Schemas<Q, S>

/** Makes the schema when it is first read: a start declares many operations and calls few. */
function once<Value>(schema: Later<Value>): () => ZodMiniType<Value> {
  let made: ZodMiniType<Value> | undefined
  return () => (made ??= typeof schema === 'function' ? schema() : schema)
}

/** Declares a legacy operation: POST to the API host, `Opcion`, JSON answer, EXPSESSION, unless it says otherwise. */
/*#__NO_SIDE_EFFECTS__*/
export function operation<Q, S>(input: LegacyInput<Q, S>): LegacyOperation<Q, S> {
  const request = once(input.request)
  const response = once(input.response)
  return {
    kind: 'legacy',
    host: 'api',
    answers: 'json',
    expiredStatus: 'EXPSESSION',
    ...input,
    get request() {
      return request()
    },
    get response() {
      return response()
    },
  }
}

/** Declares an endpoint without Opcion. */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<Q, S>(input: EndpointInput<Q, S>): EndpointOperation<Q, S> {
  const request = once(input.request)
  const response = once(input.response)
  return {
    kind: 'endpoint',
    ...input,
    get request() {
      return request()
    },
    get response() {
      return response()
    },
  }
}

/** Fills `{name}` segments from the fields; what is left travels in the body. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    const value = input[name]
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ''
  })
  return { path: filled, rest }
}

/** Paths are compared in any letter case (decision 2). */
export function operationKey(path: string, opcion: number | null): string {
  return `${path.toLowerCase()}#${opcion ?? ''}`
}

/**
 * Index by lower-cased path and Opcion.
 * @throws Error when two operations claim the same place.
 */
export function indexOperations<Op extends AnyOperation>(operations: readonly Op[]): Map<string, Op> {
  const index = new Map<string, Op>()
  const ids = new Set<string>()
  for (const candidate of operations) {
    const key = operationKey(candidate.path, candidate.kind === 'legacy' ? candidate.opcion : null)
    const taken = index.get(key)
    if (taken) throw new Error(`${candidate.id} and ${taken.id} are both ${key}`)
    if (ids.has(candidate.id)) throw new Error(`operation id ${candidate.id} is declared twice`)
    ids.add(candidate.id)
    index.set(key, candidate)
  }
  return index
}
