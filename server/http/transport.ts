import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { Connection } from '../db/connection.ts'
import type { FirstCode } from '../admin/first-code.ts'
import type { Queues } from '../queues/queues.ts'
import type { FigureSources } from './figures.ts'
import type { Health } from './health.ts'
import type { CallOutcome, Metrics } from './metrics.ts'
import type { Peer } from './peer.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Clock } from '../clock.ts'
import type { BoundOperation } from '../operations/service.ts'
import type { Services } from '../facilities/services.ts'
import type { StaticFiles } from './static-files.ts'

export interface AppParts {
  connection: Connection
  services: Services
  clock: Clock
  bound: readonly BoundOperation[]
  /** Folder of the built app; null to serve only the API (development, flow tests). */
  dist: string | null
  demo: boolean
  /** Code for the first-start page of a server without an administrator; null closes the page. */
  firstCode?: FirstCode | null
  backup?: FigureSources['backup']
  declared?: readonly AnyOperation[]
}

export interface RequestNote {
  /** Value of the response header x-request-id, also in the log. */
  request: string
  operation: string
  outcome: CallOutcome
  peer: Peer
}

export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { note: RequestNote }
}

export interface Transport extends AppParts {
  queues: Queues
  headers: SecurityHeaders
  metrics: Metrics
  health: Health
  files: StaticFiles
  version: string
}

export function setHeaders(c: Context<AppEnv>, list: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(list)) c.header(name, value)
}
