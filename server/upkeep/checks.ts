import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { LOW_DISK_FACTOR, OLDEST_BACKUP_MS } from '#domain/portal-health/upkeep-limits.ts'
import { isAtRest } from '../db/copy-at-rest.ts'
import { migrationsFolder, RESTORING } from '../db/connect.ts'
import { knownMigrations } from '../db/versions.ts'
import type { Environment } from '../environment.ts'
import { type AskDisk, isWritable, roomOf } from '../files/disk-floor.ts'
import { readVersion } from '../http/health.ts'
import { projectRoot } from '../project-root.ts'
import { listCopies, newestOf, timeOf } from './manifest.ts'
import { openTarget } from './targets.ts'
import { doctorTexts as texts } from './doctor-texts.es.ts'

/** Result of a check. 'note': the setting works but could be better. */
export interface Finding {
  what: keyof typeof texts.names
  state: 'good' | 'note' | 'bad'
  text: string
  /** Recommended action; null when the state is good. */
  todo: string | null
}

type CheckResult = Omit<Finding, 'what'>

export const good = (text: string): CheckResult => ({ state: 'good', text, todo: null })
export const note = (text: string, todo: string): CheckResult => ({ state: 'note', text, todo })
export const bad = (text: string, todo: string): CheckResult => ({ state: 'bad', text, todo })

const GB = 1024 ** 3
const DAY_MS = 24 * 60 * 60 * 1000
const CERTIFICATE_MS = 14 * DAY_MS
const PATIENCE_MS = 5000
const OLDEST_NODE = [20, 19] as const

export function checkVersions(): CheckResult {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    return bad(texts.oldNode(process.version), texts.newNode(OLDEST_NODE.join('.')))
  if (!existsSync(join(projectRoot(), 'dist/index.html'))) return bad(texts.noBuild, texts.build)
  return good(texts.versions(readVersion(), process.version))
}

export async function checkDisk(environment: Environment, ask?: AskDisk): Promise<CheckResult> {
  const { dataDir } = environment
  if (existsSync(join(dataDir, RESTORING))) return bad(texts.restoring, texts.restoreAgain)
  if (!existsSync(dataDir)) return note(texts.noFolder(dataDir), texts.startOnce)
  if (process.platform !== 'win32' && (statSync(dataDir).mode & 0o077) !== 0)
    return bad(texts.openFolder(dataDir), texts.closeFolder(dataDir))
  const places = [...new Set([dataDir, ...filesOf(environment), ...backupOf(environment)])]
  for (const place of places)
    if (!(await isWritable(place))) return bad(texts.readOnly(place), texts.makeWritable)
  const rooms = await Promise.all(places.map((place) => roomOf(place, environment, ask)))
  // Reports the disk with the least space above its minimum. Backups may be on another disk.
  const [least] = rooms.sort((one, other) => one.free - one.floor - (other.free - other.floor))
  if (!least) throw new Error('no disk was checked')
  const { free, floor, place } = least
  const text = texts.free((free / GB).toFixed(1), place, (floor / GB).toFixed(1))
  if (free < floor) return bad(text, texts.freeNow)
  return free < LOW_DISK_FACTOR * floor ? note(text, texts.freeSoon) : good(text)
}

export function checkRest(environment: Environment): CheckResult {
  return isAtRest(environment) ? note(texts.atRest, texts.release) : good(texts.notAtRest)
}

const filesOf = ({ s3, dataDir }: Environment) => (s3 === null ? [join(dataDir, 'files')] : [])
const backupOf = ({ backup }: Environment) => (backup.to === null || backup.to === 's3' ? [] : [backup.to])

export function checkClock(now: number, databaseMs: number | null): CheckResult {
  const newest = knownMigrations(migrationsFolder()).at(-1)?.when ?? 0
  if (now < newest) return bad(texts.clockBehind(new Date(now).toISOString()), texts.setClock)
  if (databaseMs !== null && Math.abs(now - databaseMs) > 60_000)
    return bad(texts.clocksApart(Math.round(Math.abs(now - databaseMs) / 1000)), texts.setClock)
  return good(texts.clock(new Date(now).toISOString()))
}

export async function checkMail({ smtpUrl }: Environment): Promise<CheckResult> {
  if (smtpUrl === null) return note(texts.noMail, texts.setMail)
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.verify()
    return good(texts.mail(new URL(smtpUrl).host))
  } catch (cause) {
    return bad(texts.mailAway(new URL(smtpUrl).host, codeOf(cause)), texts.checkMail)
  } finally {
    transport.close()
  }
}

const TOKEN_LENGTH = 20

export function checkFigures({ metricsToken }: Environment): CheckResult {
  if (metricsToken === null) return note(texts.noFigures, texts.setToken)
  return metricsToken.length < TOKEN_LENGTH ? note(texts.shortToken, texts.setToken) : good(texts.figures)
}

export function checkPush({ publicUrl, pushContact, tls }: Environment): CheckResult {
  if (!publicUrl.startsWith('https:')) return note(texts.noPush, texts.setPublic)
  if (pushContact.endsWith('.invalid')) return note(texts.noContact, texts.setContact)
  return tls === null ? good(texts.push(publicUrl)) : checkCertificate(tls.cert)
}

function checkCertificate(file: string): CheckResult {
  try {
    const ends = Date.parse(new X509Certificate(readFileSync(file)).validTo)
    const day = new Date(ends).toISOString().slice(0, 10)
    if (ends < Date.now()) return bad(texts.certificateOver(day), texts.renew)
    return ends - Date.now() < CERTIFICATE_MS
      ? note(texts.certificateEnds(day), texts.renew)
      : good(texts.certificate(day))
  } catch (cause) {
    return bad(texts.certificateUnreadable(codeOf(cause)), texts.checkCertificate)
  }
}

export async function checkScanner({ clamdUrl }: Environment): Promise<CheckResult> {
  if (clamdUrl === null) return note(texts.noScanner, texts.setScanner)
  const { hostname, port, host } = new URL(clamdUrl)
  const answer = await askScanner(hostname.replace(/^\[|\]$/g, ''), Number(port || 3310))
  return answer.startsWith('PONG')
    ? good(texts.scanner(host))
    : bad(texts.scannerAway(host), texts.checkScanner)
}

/** Returns the scanner's response; '' when there is none. */
function askScanner(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ host, port })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    // The close event follows. The result is then an empty response.
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.write('zPING\0')
  })
}

export async function checkBackup(environment: Environment, now: number): Promise<CheckResult> {
  const { to, isElsewhere } = environment.backup
  if (isElsewhere) return good(texts.backupsElsewhere)
  if (to === null) return note(texts.noBackups, texts.setBackups)
  try {
    const { whole } = await listCopies(await openTarget(to, environment))
    const newest = newestOf(whole, now)
    if (newest === undefined) return bad(texts.noneYet(to), texts.backUpOnce(to))
    const age = now - timeOf(newest)
    return age > OLDEST_BACKUP_MS
      ? bad(texts.backupOld(newest, Math.round(age / DAY_MS)), texts.backUpOnce(to))
      : good(texts.backup(newest))
  } catch (cause) {
    return bad(texts.targetAway(to, codeOf(cause)), texts.checkTarget)
  }
}

/** Returns an error's code or class. The message of a database driver may contain a password. */
export function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '?'
  const inner = cause.cause instanceof Error ? cause.cause : cause
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.name
}
