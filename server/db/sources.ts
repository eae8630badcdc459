import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Logger } from '../log.ts'
import type { Database } from './connection.ts'

export interface ServiceSources {
  db: Database
  environment: Environment
  clock: Clock
  log: Logger
}
