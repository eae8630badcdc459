import type { ZodMiniType } from 'zod/mini'

/**
 * Access rule, checked in one place on the server before the handler.
 * - session: any signed-in person
 * - gate: the guards at the gate
 * - payroll: the payroll team
 * - fund: people of the savings-fund desk
 * - importer: people who may import data files (payroll, fund, administrators)
 * - accounts: human resources and administrators
 * - provider: a caller with the payroll provider's token (PAY-21)
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

/** cache: readable offline. queue: may be sent later. online: reports immediately that it needs a network. */
export type Offline = 'cache' | 'queue' | 'online'

/**
 * Meaning of a response in any format. `paso`: from P-01, when a second step is required. `stored`: the
 * server's version that a save conflicts with. `each`: reasons per item.
 */
export type Outcome =
  | 'ok'
  | 'empty'
  | { code: string; message: string; paso?: string; stored?: StoredVersion; each?: ItemReason[] }

export interface StoredVersion {
  datos: Record<string, unknown>
  guardado: string
}

export interface ItemReason {
  id: number
  message: string
}

interface Declaration<Request, Response> {
  id: string
  summary: string
  access: Access
  offline: Offline
  request: ZodMiniType<Request>
  /** Response for the outcomes ok and empty. */
  response: ZodMiniType<Response>
  outcome: (answer: unknown) => Outcome
  /**
   * Completes a parsed response on the device with values that a later request must return exactly as the host
   * sent them.
   * @param answer the same response before it was parsed
   */
  received?(response: Response, answer: unknown): Response
  /**
   * True for an operation with an operation id that is never queued. A repetition with the same id only returns
   * the first response.
   */
  isOnce?: boolean
  /** True if the input must not be linked to the caller. The receipt then contains only the response. */
  isAnonymous?: boolean
  /**
   * True for an operation that only reads, although its response is never cached on a device. The call does
   * not count towards the person's limit of writes.
   */
  isReadOnly?: boolean
  isSilent?: boolean
  beforePasswordChange?: boolean
  /** Allowed while the second step required by the caller's role (MFA_ROLES) is not set up. */
  beforeSecondStep?: boolean
  sendsToken?: boolean
  /** EXPSESSION means that the item's token has expired; the session continues (K-07, K-10). */
  isItemExpiry?: boolean
  /** An error text with 401 means status 401 (K-11, spec 002 §8: incident calls). */
  has401InText?: boolean
  isScoped?: boolean
  /** Maximum bytes of JSON; without it, the default limit applies (server/wire/body.ts). */
  bodyLimit?: number
}

/**
 * POST with `Opcion` in a JSON body, which also contains the token. Several services use the same Opcion
 * numbers.
 */
export interface LegacyOperation<Request = unknown, Response = unknown>
  extends Declaration<Request, Response> {
  kind: 'legacy'
  /** postal: a separate host that never gets a token. */
  host: 'api' | 'postal'
  path: string
  opcion: number
  answers: 'json' | 'text'
  /** EXPRESSION for the disputes service, EXPSESSION for all others (K-07). */
  expiredStatus: 'EXPSESSION' | 'EXPRESSION'
}

/** Endpoint without Opcion: node service or payroll provider. */
export interface EndpointOperation<Request = unknown, Response = unknown>
  extends Declaration<Request, Response> {
  kind: 'endpoint'
  method: 'GET' | 'POST' | 'PUT'
  host: 'node' | 'payroll' | 'postal' | 'evidence'
  /** Path whose segments in braces, such as `{userId}`, are filled from the request's fields. */
  path: string
  answers: 'json' | 'pdf' | 'image'
  /**
   * header: Authorization and X-AUTH-TOKEN; body: field token (K-50); provider: the payroll provider's own
   * token; none: anonymous.
   */
  token: 'header' | 'body' | 'provider' | 'none'
  /** GET without personal data: the response has an etag and may be cached by the browser. */
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

export type Examples<Declared> = {
  [Name in keyof Declared as Declared[Name] extends AnyOperation ? Name : never]: {
    request: RequestOf<Declared[Name]>
    response: ResponseOf<Declared[Name]>
  }
}

type Lazy<Value> = ZodMiniType<Value> | (() => ZodMiniType<Value>)

interface Schemas<Request, Response> {
  request: Lazy<Request>
  response: Lazy<Response>
}

type LegacyDefaults = 'host' | 'answers' | 'expiredStatus'
type LegacyInput<Q, S> = Omit<LegacyOperation<Q, S>, 'kind' | keyof Schemas<Q, S> | LegacyDefaults> &
  Partial<Pick<LegacyOperation<Q, S>, LegacyDefaults>> &
  Schemas<Q, S>
type EndpointInput<Q, S> = Omit<EndpointOperation<Q, S>, 'kind' | keyof Schemas<Q, S>> & Schemas<Q, S>

/** Creates the schema at its first use, because the app declares many operations but calls few. */
function buildOnce<Value>(schema: Lazy<Value>): () => ZodMiniType<Value> {
  let schemaCache: ZodMiniType<Value> | undefined
  return () => (schemaCache ??= typeof schema === 'function' ? schema() : schema)
}

/** Declares a legacy operation. Defaults: POST to the API host, `Opcion`, JSON response, EXPSESSION. */
/*#__NO_SIDE_EFFECTS__*/
export function operation<Q, S>(input: LegacyInput<Q, S>): LegacyOperation<Q, S> {
  const request = buildOnce(input.request)
  const response = buildOnce(input.response)
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

/*#__NO_SIDE_EFFECTS__*/
export function endpoint<Q, S>(input: EndpointInput<Q, S>): EndpointOperation<Q, S> {
  const request = buildOnce(input.request)
  const response = buildOnce(input.response)
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

export function operationKey(path: string, opcion: number | null): string {
  return `${path.toLowerCase()}#${opcion ?? ''}`
}

/**
 * Indexes operations by lower-cased path and Opcion.
 * @throws Error for two operations with the same id, or with the same path and Opcion
 */
export function indexOperations<Op extends AnyOperation>(operations: readonly Op[]): Map<string, Op> {
  const index = new Map<string, Op>()
  const ids = new Set<string>()
  for (const candidate of operations) {
    const key = operationKey(candidate.path, candidate.kind === 'legacy' ? candidate.opcion : null)
    const existing = index.get(key)
    if (existing) throw new Error(`${candidate.id} and ${existing.id} are both ${key}`)
    if (ids.has(candidate.id)) throw new Error(`operation id ${candidate.id} is declared twice`)
    ids.add(candidate.id)
    index.set(key, candidate)
  }
  return index
}
