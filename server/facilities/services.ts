import type { X509Certificate } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Allowance } from '../wire/allowance.ts'
import type { BackupState } from './backup-state.ts'
import type { Background } from '../queues/background.ts'
import type { Environment } from '../environment.ts'
import type { FairQueue } from '../queues/fair-queue.ts'
import type { DiskFloor } from '../files/disk-floor.ts'
import type { FileRoom } from '../files/file-room.ts'
import type { InspectFile } from '../files/inspect-file.ts'
import type { UploadLimits } from '../files/upload-limits.ts'
import type { Jobs } from './jobs.ts'
import type { ServerKeys } from '../crypto/keys.ts'
import type { GuessLimiter } from '../identity/limiter.ts'
import type { Logger } from '../log.ts'
import type { Mailer } from './mailer.ts'
import type { OutsidePost } from '../push/post-outside.ts'
import type { PushSender } from '../push/send-push.ts'
import type { AppNames } from './app-names.ts'
import type { Quotas } from '../identity/quotas.ts'
import type { SealedPieces } from './sealed-pieces.ts'
import type { SendingLimits } from '../identity/sending-limits.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { WritingPace } from '../identity/writing-pace.ts'
import type { Tickets } from '../identity/tickets.ts'

export interface Services {
  sessions: Sessions
  limiter: GuessLimiter
  quotas: Quotas
  appNames: AppNames
  /** State of the automatic backups; null when there are none. */
  backup: () => BackupState | null
  /** Copies the list of erasures to the backup target. Does nothing without a target. */
  copyErasures: () => Promise<void>
  hashing: FairQueue
  mailer: Mailer
  keys: ServerKeys
  files: FileRoom
  disk: DiskFloor
  inspectFile: InspectFile
  uploads: UploadLimits
  pieces: SealedPieces
  tickets: Tickets
  sending: SendingLimits
  pace: WritingPace
  allowance: Allowance
  jobs: Jobs
  background: Background
  pushSender: PushSender
  webhookPost: OutsidePost
  satCertificates: readonly X509Certificate[]
  environment: Environment
  log: Logger
}

/** Sources of a job that notifies people. */
export interface JobSources {
  db: Database
  clock: Clock
  services: Pick<Services, 'jobs'>
}
