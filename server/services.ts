import type { Database, Query } from './db/connect.ts'
import type { Environment } from './environment.ts'
import type { ServerKeys } from './keys.ts'
import type { SignInLimiter } from './limiter.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { Clock } from './service.ts'
import type { Sessions } from './sessions.ts'

/** What every handler may use besides its transaction. Nothing in here keeps state that another copy would need. */
export interface Services {
  sessions: Sessions
  limiter: SignInLimiter
  mailer: Mailer
  keys: ServerKeys
  environment: Environment
  log: Logger
}

/**
 * What the pieces above are made from. One factory each, all called by open-services.ts with this object:
 * `createSessions`, `createSignInLimiter`, `createMailer`, `createServerKeys` (may be async).
 */
export interface ServiceSources {
  db: Database
  query: Query
  environment: Environment
  clock: Clock
  log: Logger
}
