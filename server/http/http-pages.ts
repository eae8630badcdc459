import type { Context } from 'hono'
import { passkeyHost } from '../services/passkeys/relying-party.ts'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import { NOTICES_PATH } from '#contract/notifications/notices.ts'
import type { Environment } from '../environment.ts'
import { answerCacheable } from './http-json.ts'
import { isThisMachine } from './is-this-machine.ts'
import { isSameSecret } from './metrics.ts'
import { readNoticesFile } from './notices-file.ts'
import { pageTexts as texts } from '../texts.ts'
import { type AppEnv, setHeaders, type Transport } from './transport.ts'

export const NOTICES_FILE = `/${NOTICES_PATH}`

/**
 * Reports whether the server can handle requests. Only callers with METRICS_TOKEN get the problem, the kind
 * of database and the version.
 */
export async function answerHealth(
  c: Context<AppEnv>,
  { connection, headers, health, services, version }: Transport,
): Promise<Response> {
  c.get('note').operation = 'salud'
  setHeaders(c, headers.api)
  const database = await health.database()
  const [status, code] = database === 'good' ? (['OK', 200] as const) : (['ERROR', 503] as const)
  if (!hasMetricsToken(c, services.environment)) return c.json({ status }, code)
  const [areFilesKept, room] = await Promise.all([health.files(), services.disk.look()])
  const body = {
    status,
    ...(database !== 'good' && { message: database === 'shut' ? texts.databaseShut : texts.databaseAway }),
    database: connection.kind,
    version,
    ...(room !== null && room.free < room.floor && { disk: texts.diskFull }),
    ...(!areFilesKept && { files: texts.filesShut }),
  }
  return c.json(body, code)
}

function hasMetricsToken(c: Context<AppEnv>, { metricsToken }: Pick<Environment, 'metricsToken'>): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return metricsToken !== null && isSameSecret(given, metricsToken)
}

/**
 * Reports that the process is alive. Ignores the database: restarting the process would not make a database
 * reachable.
 */
export function answerLive(c: Context<AppEnv>, { headers }: Transport): Response {
  c.get('note').operation = 'salud'
  setHeaders(c, headers.api)
  return c.json({ status: 'OK' })
}

/**
 * Serves metrics to callers with METRICS_TOKEN. In the demo, this machine may also read them without a
 * configured token. Outside the demo it may not: behind a proxy (nginx without forwarding headers) every request can
 * seem local.
 */
export async function answerMetrics(
  c: Context<AppEnv>,
  { services, metrics, headers, demo }: Transport,
): Promise<Response> {
  const note = c.get('note')
  note.operation = 'metrics'
  setHeaders(c, headers.api)
  const { metricsToken, trustProxy } = services.environment
  const isOpen =
    metricsToken === null
      ? demo && !trustProxy && isThisMachine(note.peer, c.req.raw)
      : hasMetricsToken(c, services.environment)
  if (!isOpen) {
    note.outcome = 'refused'
    return c.json({ status: 'ERROR', message: texts.metricsClosed }, 403)
  }
  c.header('content-type', metrics.contentType)
  return c.body(await metrics.print())
}

export function answerConfig(c: Context<AppEnv>, { services, demo, headers }: Transport): Response {
  c.get('note').operation = 'config'
  setHeaders(c, headers.api)
  c.header('cache-control', 'no-cache')
  const host = passkeyHost(services.environment)
  const config: AppConfig = {
    ...services.environment.appConfig,
    ...(host === null ? {} : { passkeyHost: host }),
    deliveryKey: services.keys.publicDeliveryKey(),
    vapidPublicKey: services.keys.vapid.publicKey,
    demo,
  }
  return c.json(config)
}

/** Serves the notices of the build and of human resources (SHELL-33), which contain no personal data. */
export async function answerNotices(c: Context<AppEnv>, transport: Transport): Promise<Response> {
  c.get('note').operation = 'notices'
  setHeaders(c, transport.headers.document)
  const { connection, files, clock } = transport
  const list = await readNoticesFile(connection.db, files, NOTICES_FILE, clock.now())
  return answerCacheable(c, list, 'no-cache')
}

/** Serves the files of the build. An unknown page redirects to the app. An unknown file gets a plain 404. */
export async function answerStatic(c: Context<AppEnv>, { files, headers }: Transport): Promise<Response> {
  const note = c.get('note')
  note.operation = 'static'
  setHeaders(c, headers.document)
  const file = files(c.req.path, c.req.header('accept-encoding') ?? '')
  // A new build may have removed the file since this server started.
  const bytes = await file?.bytes().catch(() => null)
  if (!file || !bytes) return answerMissing(c)
  setHeaders(c, { vary: 'accept-encoding', 'cache-control': file.cacheControl, etag: file.etag })
  if (file.isWorker) c.header('service-worker-allowed', '/')
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.etag)) return c.body(null, 304)
  c.header('content-type', file.type)
  if (file.encoding) c.header('content-encoding', file.encoding)
  return c.body(bytes)
}

function answerMissing(c: Context<AppEnv>): Response {
  c.get('note').outcome = 'refused'
  c.header('cache-control', 'no-store')
  const isPage = /^\/[^.]+$/.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html')
  return isPage ? c.redirect('/') : c.text(texts.notFound, 404)
}
