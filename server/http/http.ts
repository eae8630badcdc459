import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { FIRST_START_PATH } from '#contract/identity/first-start.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { type Admission, createAdmission } from './admission.ts'
import { translateResponse, checkHasEnglish } from './translate-response.ts'
import type { Share } from '../wire/allowance.ts'
import { JSON_LIMIT } from '../wire/body.ts'
import { createHealth, LIVE_PATH, READY_PATH, readVersion } from './health.ts'
import { answerFirstStart } from './first-start.ts'
import { refuseForeignPage } from './foreign-page.ts'
import { readEndpointCall } from './http-endpoint.ts'
import { readLegacyCall } from './http-legacy.ts'
import { answerCacheable, answerJson } from './http-json.ts'
import { answerImport, type ImportPath, parseImportPath } from './http-imports.ts'
import { answerOutbound, OUTBOUND_PATH } from './http-outbound.ts'
import { answerPieces, type PiecePath, parsePiecePath } from './http-pieces.ts'
import {
  answerConfig,
  answerHealth,
  answerLive,
  answerMetrics,
  answerNotices,
  answerStatic,
  NOTICES_FILE,
} from './http-pages.ts'
import { describeFault } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { queueKeyOf } from './queue-key.ts'
import { networkOf } from '../identity/networks.ts'
import { findEndpoint, indexBound, type OperationIndex } from '../operations/operation-index.ts'
import { peerOf } from './peer.ts'
import { type Call, runOperation } from '../operations/run-operation.ts'
import { notifyDelivered } from '../services/notifications/notify-delivered.ts'
import { createQueues, TooBusy } from '../queues/queues.ts'
import { createSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import { readSealedCall, SEALED_PATH } from './http-sealed.ts'
import { openStaticFiles, type StaticFiles } from './static-files.ts'
import { transportTexts as texts } from '../texts.ts'
import { type AppEnv, type AppParts, type RequestNote, setHeaders, type Transport } from './transport.ts'
import { kindOf, queueRules } from '../queues/work-kinds.ts'
import { RetryLater } from '../wire/retry-later.ts'
import { WireFault } from '../wire/wire-fault.ts'

const RETRY_AFTER_S = '5'

/**
 * Creates the HTTP application: API, files and health checks. Only this file renders a WireFault.
 * @throws Error at start-up for an operation that is bound twice, is not declared or has no handler
 */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const index = indexBound(parts.bound, parts.declared ?? allOperations)
  const headers = createSecurityHeaders(parts.services.environment)
  const files = openFiles(parts, headers)
  const queues = createQueues(queueRules(parts.services.environment, parts.connection))
  const version = readVersion()
  const { disk } = parts.services
  const health = createHealth(parts.connection, disk.places)
  const metrics = createMetrics({
    connection: parts.connection,
    health,
    dataDir: parts.services.environment.dataDir,
    disk,
    version,
    backup: parts.backup ?? (() => null),
  })
  const own = { headers, files, queues, metrics, health, version }
  const transport: Transport = { ...parts, ...own }
  const app = new Hono<AppEnv>()
  app.use((c, next) => observe(c, next, transport))
  app.get('/api/salud', (c) => answerHealth(c, transport))
  app.get(LIVE_PATH, (c) => answerLive(c, transport))
  app.get(READY_PATH, (c) => answerHealth(c, transport))
  app.get('/metrics', (c) => answerMetrics(c, transport))
  app.get('/config.json', (c) => answerConfig(c, transport))
  app.get(NOTICES_FILE, (c) => answerNotices(c, transport))
  app.all(FIRST_START_PATH, (c) => answerFirstStart(c, transport))
  app.all('*', (c) => dispatch(c, index, transport))
  app.onError((cause, c) => renderFault(c, cause, transport))
  return app
}

function openFiles({ dist, services }: AppParts, headers: SecurityHeaders): StaticFiles {
  if (dist === null) return () => null
  return openStaticFiles({
    dist,
    placeholders: { __CSP_NONCE__: headers.nonce, __SHELL_REVISION__: headers.shellRevision },
    killSwitch: services.environment.killSwitch,
  })
}

async function observe(c: Context<AppEnv>, next: () => Promise<void>, transport: Transport): Promise<void> {
  const { clock, metrics, services, headers } = transport
  const peer = peerOf(c.env?.incoming, c.req.raw.headers, services.environment.trustProxy)
  const request = randomBytes(9).toString('base64url')
  const note: RequestNote = { request, operation: 'unknown', outcome: 'ok', peer }
  c.set('note', note)
  const started = performance.now()
  c.header('x-request-id', request)
  // Repeats the id in a header that pages can read through Resource Timing.
  if (isCall(c)) c.header('server-timing', `id;desc="${request}"`)
  // Sends the server's time, because devices adjust to it (offline.md, session authority).
  c.header('date', clock.now().toUTCString())
  if (peer.isEncrypted) setHeaders(c, headers.encrypted)
  await services.background.serve(next)
  const ms = performance.now() - started
  metrics.count(note.operation, note.outcome, ms)
  const { operation, outcome } = note
  const line = { request, operation, outcome, status: c.res.status, ms: Math.round(ms) }
  services.log.info(line, 'request')
}

function isCall(c: Context<AppEnv>): boolean {
  return /^\/api\/|\.php$/i.test(c.req.path)
}

/** Matches paths of operations in any letter case. */
async function dispatch(c: Context<AppEnv>, index: OperationIndex, transport: Transport): Promise<Response> {
  const path = c.req.path.toLowerCase()
  const { address } = c.get('note').peer
  const endpoint = findEndpoint(index, c.req.path)
  if (endpoint) {
    return answerCall(c, transport, (admission) => readEndpointCall(endpoint, c.req.raw, address, admission))
  }
  if (index.legacyPaths.has(path)) {
    return answerCall(c, transport, (admission) => readLegacyCall(index, path, c.req.raw, address, admission))
  }
  if (path === SEALED_PATH) {
    return answerCall(c, transport, (admission) =>
      readSealedCall(index.all, { ...transport, admission }, c.req.raw, address),
    )
  }
  const piece = parsePiecePath(path)
  if (piece) return answerPiece(c, transport, piece)
  const file = parseImportPath(path)
  if (file) return answerFile(c, transport, file)
  if (path === OUTBOUND_PATH) return answerDecisions(c, transport)
  const isApi = path.startsWith('/api/') || path.endsWith('.php')
  if (isApi || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
    return renderFault(c, new WireFault('ERROR', texts.unknownPath, 404), transport)
  }
  return answerStatic(c, transport)
}

async function answerCall(
  c: Context<AppEnv>,
  transport: Transport,
  read: (admission: Admission) => Promise<Call>,
): Promise<Response> {
  return admitted(c, transport, async (admission) => {
    const call = await read(admission)
    const { operation } = call.bound
    c.get('note').operation = operation.id
    const { queues, connection, clock } = transport
    const who = await queueKeyOf(call, { queues, db: connection.db, now: clock.now() })
    const answer = await queues.run(kindOf(operation), who, () => runToEnd(call, transport))
    setHeaders(c, transport.headers.api)
    return render(c, operation, answer)
  })
}

async function admitted(
  c: Context<AppEnv>,
  transport: Transport,
  answer: (admission: Admission) => Promise<Response>,
): Promise<Response> {
  const { connection, services, clock } = transport
  const shares: Share[] = []
  const open = (asker: string) => {
    const share = services.allowance.open(asker)
    shares.push(share)
    return share
  }
  try {
    refuseForeignPage(c.req.raw, ownHostsOf(c, transport))
    refuseLarge(c, transport)
    const { address } = c.get('note').peer
    return await answer(createAdmission(c.req.raw, address, open, { db: connection.db, services, clock }))
  } catch (cause) {
    return renderFault(c, cause, transport)
  } finally {
    for (const share of shares) share.end()
  }
}

/** Refuses a large body while the upload queue is full, before the sender sends all of it. */
function refuseLarge(c: Context<AppEnv>, { queues }: Transport): void {
  if (Number(c.req.header('content-length') ?? 0) <= JSON_LIMIT) return
  try {
    queues.check('upload', networkOf(c.get('note').peer.address))
  } catch (cause) {
    c.header('connection', 'close')
    throw cause
  }
}

function ownHostsOf(c: Context<AppEnv>, { services }: Transport): string[] {
  const { publicUrl } = services.environment
  const named = c.req.header('host') ?? ''
  return publicUrl === '' ? [named] : [named, new URL(publicUrl).host]
}

/**
 * Runs a call and reports its end. Reports nothing after an error of this server, because the call is
 * retried.
 */
async function runToEnd(call: Call, { connection, services, clock }: Transport): Promise<unknown> {
  try {
    const answer = await runOperation(call, { db: connection.db, services, clock, notifyDelivered })
    await call.ended?.('answered')
    return answer
  } catch (cause) {
    if (cause instanceof WireFault && cause.http < 500) {
      await call.ended?.(cause.message === texts.invalidToken ? 'expired' : cause)
    }
    throw cause
  }
}

async function answerPiece(c: Context<AppEnv>, transport: Transport, place: PiecePath): Promise<Response> {
  c.get('note').operation = 'sealed-piece'
  return admitted(c, transport, async (admission) => {
    const answer = await answerPieces(place, c.req.raw, { ...transport, admission })
    setHeaders(c, transport.headers.api)
    return c.json(translateResponse(c.req.header('accept-language'), answer))
  })
}

async function answerFile(c: Context<AppEnv>, transport: Transport, place: ImportPath): Promise<Response> {
  const note = c.get('note')
  note.operation = 'import-file'
  return admitted(c, transport, async () => {
    const answer = await answerImport(place, c.req.raw, note.peer.address, transport)
    setHeaders(c, transport.headers.api)
    return c.json(answer)
  })
}

async function answerDecisions(c: Context<AppEnv>, transport: Transport): Promise<Response> {
  const note = c.get('note')
  note.operation = 'outbound-rows'
  return admitted(c, transport, async () => {
    const answer = await answerOutbound(c.req.raw, note.peer.address, transport)
    setHeaders(c, transport.headers.api)
    return c.json(answer)
  })
}

function render(c: Context<AppEnv>, operation: AnyOperation, answer: unknown): Response | Promise<Response> {
  if (operation.answers === 'text') return c.text(String(answer))
  if (operation.kind === 'endpoint' && operation.isCacheable === true) return answerCacheable(c, answer)
  if (operation.answers === 'json')
    return answerJson(c, translateResponse(c.req.header('accept-language'), answer))
  if (operation.answers === 'image') return answerImage(c, answer as Uint8Array<ArrayBuffer>)
  c.header('content-type', 'application/pdf')
  c.header('content-disposition', 'attachment; filename="recibo.pdf"')
  return c.body(answer as Uint8Array<ArrayBuffer>)
}

function answerImage(c: Context<AppEnv>, bytes: Uint8Array<ArrayBuffer>): Response {
  const kind = bytes[0] === 0x89 ? 'png' : 'jpeg'
  c.header('content-type', `image/${kind}`)
  c.header('content-disposition', `attachment; filename="evidencia.${kind === 'png' ? 'png' : 'jpg'}"`)
  return c.body(bytes)
}

/**
 * Renders a refusal in the contract's words, or in English if requested. Logs any other error, which is a
 * defect. The caller only learns that the service is unavailable.
 */
function renderFault(c: Context<AppEnv>, cause: unknown, { headers, services }: Transport): Response {
  const note = c.get('note')
  const language = c.req.header('accept-language')
  setHeaders(c, headers.api)
  if (!(cause instanceof WireFault)) {
    note.outcome = 'fault'
    const { request, operation } = note
    services.log.error({ request, operation, ...describeFault(cause) }, 'fault')
    return c.json(translateResponse(language, { status: 'ERROR', message: texts.unavailable }), 503)
  }
  note.outcome = cause.message === texts.invalidToken ? 'expired' : 'refused'
  if (services.environment.checkAnswers) checkHasEnglish(cause)
  if (cause instanceof TooBusy) {
    note.outcome = 'busy'
    c.header('retry-after', String(cause.retryAfterS))
    return c.json(translateResponse(language, cause.answer), 503)
  }
  if (cause.http === 405) c.header('allow', c.req.method === 'POST' ? 'GET' : 'POST')
  // Closes the connection, because a part of the body may be unread.
  if (cause.http === 413 || cause.http === 408) c.header('connection', 'close')
  if (cause instanceof RetryLater) c.header('retry-after', String(cause.retryAfterS))
  else if (cause.http === 503 || cause.http === 429) c.header('retry-after', RETRY_AFTER_S)
  return c.json(translateResponse(language, cause.answer), cause.http as ContentfulStatusCode)
}
