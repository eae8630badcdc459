import { resolve } from 'node:path'
import { type AppConfig, appConfig } from '#contract/protocol/app-config.ts'
import { MFA_ROLES, type MfaRole } from '#domain/identity/second-step.ts'
import { environmentTexts as texts } from './texts.ts'

/** 'auto' adds demo people only to an empty embedded database. */
export type DemoChoice = 'auto' | 'off' | 'on' | 'large'

export interface S3Settings {
  bucket: string
  region: string
  /** Address of an S3-compatible server; null for Amazon's. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

export interface BackupSettings {
  /** A folder or 's3'; null without automatic backups. */
  to: string | null
  /** Whether another system backs this server up, for example with snapshots of its disk. */
  isElsewhere: boolean
  /** HH:MM in the company's time zone. */
  at: string
  keep: number
  /** Public key for the encryption; null to use a key made at the first backup. */
  recipient: string | null
  s3: S3Settings | null
}

export interface Environment {
  port: number
  host: string
  /** Absolute path of the folder with the embedded database, the files and secret.key. */
  dataDir: string
  /**
   * Minimum free MB of the disk. Below it no files are accepted. 0 reserves nothing; null computes it from
   * the disk's size.
   */
  diskFloorMb: number | null
  /** Maximum MB of import files per day from one key, or from one person on all screens. */
  importMbADay: number
  importWaitingFiles: number
  /** Address of PostgreSQL; null for the embedded database. */
  databaseUrl: string | null
  demo: DemoChoice
  tokenLifeSeconds: number
  /** Maximum expected wait of a call in ms. A call that would wait longer must be retried (queues.ts). */
  longestQueueMs: number
  /** Public address without a trailing slash; '' when none is configured. */
  publicUrl: string
  trustProxy: boolean
  /** Absolute paths of the PEM files; null without TLS. */
  tls: { cert: string; key: string } | null
  secretKey: string | null
  smtpUrl: string | null
  s3: S3Settings | null
  backup: BackupSettings
  /** Absolute path of the watched folder, with one subfolder for each kind of file. */
  importFolder: string | null
  /** Email address for notifications about the files of importFolder; '' for none. */
  importFolderMail: string
  clamdUrl: string | null
  /** Absolute path of a PEM file with the SAT's certificates; null for none. */
  satCertificates: string | null
  mfaRoles: readonly MfaRole[]
  killSwitch: boolean
  /** Contact address for push services: mailto: or https:. */
  pushContact: string
  /** Allows push services and webhooks on this machine without TLS, for tests. */
  pushLoopback: boolean
  /** Token with which other machines may read /metrics; null for none. */
  metricsToken: string | null
  checkAnswers: boolean
  logLevel: 'info' | 'warn' | 'error' | 'silent'
  appConfig: Omit<AppConfig, 'deliveryKey' | 'vapidPublicKey' | 'demo'>
}

/** Error that prevents a start, such as an invalid setting. The terminal shows the message unchanged. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

const MAIL = /^[^\s@,;<>]+@[^\s@,;<>]+$/

type Source = Record<string, string | undefined>

/**
 * Reads all settings.
 * @throws EnvironmentError naming the variable, but never a secret value
 */
export function readEnvironment(env: Source): Environment {
  return {
    port: whole(env, 'PORT', 3000, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    diskFloorMb: text(env, 'DISK_FLOOR_MB') === null ? null : whole(env, 'DISK_FLOOR_MB', 0, 0, 1_000_000),
    importMbADay: whole(env, 'IMPORT_MB_A_DAY', 4096, 1, 1_000_000),
    importWaitingFiles: whole(env, 'IMPORT_WAITING_FILES', 200, 1, 100_000),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    demo: demoChoice(env),
    tokenLifeSeconds: whole(env, 'TOKEN_LIFE_S', 1800, 1, 86_400),
    longestQueueMs: whole(env, 'LONGEST_QUEUE_MS', 300, 1, 600_000),
    publicUrl: webAddress(env, 'PUBLIC_URL'),
    trustProxy: flag(env, 'TRUST_PROXY'),
    tls: tls(env),
    secretKey: secret(env),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    s3: s3(env, ''),
    backup: backup(env),
    ...importFolder(env),
    clamdUrl: address(env, 'CLAMD_URL', ['tcp:']),
    satCertificates: pathOrNull(env, 'SAT_CERTIFICATES'),
    mfaRoles: mfaRoles(env),
    killSwitch: flag(env, 'KILL_SWITCH'),
    pushContact: pushContact(env),
    pushLoopback: flag(env, 'PUSH_LOOPBACK'),
    metricsToken: text(env, 'METRICS_TOKEN'),
    checkAnswers: flag(env, 'CHECK_ANSWERS'),
    logLevel: choice(env, 'LOG_LEVEL', ['info', 'warn', 'error', 'silent'], 'info'),
    appConfig: appConfig().parse({
      apiHost: webAddress(env, 'API_HOST'),
      nodeHost: webAddress(env, 'NODE_HOST'),
      payrollHost: webAddress(env, 'PAYROLL_HOST'),
      postalHost: webAddress(env, 'POSTAL_HOST'),
      evidenceBase: webAddress(env, 'EVIDENCE_BASE'),
      companyMailDomain: text(env, 'COMPANY_MAIL_DOMAIN') ?? '',
      links: {
        ...link(env, 'university', 'LINK_UNIVERSITY'),
        ...link(env, 'eLearning', 'LINK_ELEARNING'),
        ...link(env, 'news', 'LINK_NEWS'),
        ...link(env, 'objectives', 'LINK_OBJECTIVES'),
        ...link(env, 'survey', 'LINK_SURVEY'),
      },
    }),
  }
}

function text(env: Source, name: string): string | null {
  const value = env[name]?.trim()
  return value ? value : null
}

function pathOrNull(env: Source, name: string): string | null {
  const value = text(env, name)
  return value === null ? null : resolve(value)
}

function whole(env: Source, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= least && number <= most)) throw new EnvironmentError(texts.whole(name, least, most))
  return number
}

function choice<Option extends string>(
  env: Source,
  name: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const value = text(env, name)
  if (value === null) return fallback
  const found = options.find((option) => option === value)
  if (found === undefined) throw new EnvironmentError(texts.oneOf(name, options))
  return found
}

function flag(env: Source, name: string): boolean {
  return choice(env, name, ['0', '1'], '0') === '1'
}

function mfaRoles(env: Source): MfaRole[] {
  const names = (text(env, 'MFA_ROLES') ?? '').split(',').map((each) => each.trim())
  return [...new Set(names.filter((name) => name !== ''))].map((name) => {
    const found = MFA_ROLES.find((role) => role === name)
    if (found === undefined) throw new EnvironmentError(texts.listOf('MFA_ROLES', MFA_ROLES))
    return found
  })
}

function demoChoice(env: Source): DemoChoice {
  const value = choice(env, 'DEMO', ['auto', '0', '1', 'grande'], 'auto')
  return ({ auto: 'auto', '0': 'off', '1': 'on', grande: 'large' } as const)[value]
}

function address(env: Source, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name)
  if (value === null) return null
  // The message names only the variable, because the value may contain a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new EnvironmentError(texts.address(name, protocols))
  }
  return value
}

function webAddress(env: Source, name: string): string {
  return address(env, name, ['http:', 'https:'])?.replace(/\/+$/, '') ?? ''
}

/** Returns the contact for RFC 8292: PUSH_CONTACT, else PUBLIC_URL with https, else a made-up address. */
function pushContact(env: Source): string {
  const own = webAddress(env, 'PUBLIC_URL')
  const fallback = own.startsWith('https:') ? own : 'https://turno.invalid'
  return address(env, 'PUSH_CONTACT', ['mailto:', 'https:']) ?? fallback
}

function link(env: Source, key: string, name: string): Record<string, string> {
  const value = address(env, name, ['http:', 'https:'])
  return value === null ? {} : { [key]: value }
}

function tls(env: Source): Environment['tls'] {
  const cert = text(env, 'TLS_CERT')
  const key = text(env, 'TLS_KEY')
  if (cert === null && key === null) return null
  if (cert === null || key === null) throw new EnvironmentError(texts.tlsPair)
  return { cert: resolve(cert), key: resolve(key) }
}

/**
 * @param prefix 'BACKUP_' for the bucket of backups; a missing BACKUP_ variable defaults to the one without
 * the prefix
 */
function s3(env: Source, prefix: '' | 'BACKUP_'): S3Settings | null {
  const bucket = text(env, `${prefix}S3_BUCKET`)
  if (bucket === null) return null
  const nameOf = (name: string) => (text(env, prefix + name) === null ? name : prefix + name)
  const needed = (name: string) => {
    const value = text(env, nameOf(name))
    if (value === null) throw new EnvironmentError(texts.neededWith(name, `${prefix}S3_BUCKET`))
    return value
  }
  return {
    bucket,
    region: text(env, nameOf('S3_REGION')) ?? 'us-east-1',
    endpoint: address(env, nameOf('S3_ENDPOINT'), ['http:', 'https:']),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

function backup(env: Source): BackupSettings {
  const at = text(env, 'BACKUP_AT') ?? '03:30'
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) throw new EnvironmentError(texts.timeOfDay('BACKUP_AT'))
  const to = text(env, 'BACKUP_TO')
  const bucket = s3(env, 'BACKUP_')
  if (to === 's3' && bucket === null)
    throw new EnvironmentError(texts.neededWith('BACKUP_S3_BUCKET', 'BACKUP_TO=s3'))
  const isElsewhere = to === 'elsewhere'
  return {
    to: to === null || isElsewhere ? null : to === 's3' ? to : resolve(to),
    isElsewhere,
    at,
    keep: whole(env, 'BACKUP_KEEP', 14, 1, 10_000),
    recipient: text(env, 'BACKUP_RECIPIENT'),
    s3: bucket,
  }
}

function importFolder(env: Source): Pick<Environment, 'importFolder' | 'importFolderMail'> {
  const mail = text(env, 'IMPORT_FOLDER_MAIL') ?? ''
  if (mail !== '' && !MAIL.test(mail)) throw new EnvironmentError(texts.mail('IMPORT_FOLDER_MAIL'))
  return { importFolder: pathOrNull(env, 'IMPORT_FOLDER'), importFolderMail: mail }
}

/**
 * Reads the secret. Requires 32 characters, because a short secret can be guessed. `openssl rand -hex 16`
 * prints 32.
 */
function secret(env: Source): string | null {
  const value = text(env, 'SECRET_KEY')
  if (value !== null && value.length < 32) throw new EnvironmentError(texts.secretTooShort)
  return value
}
