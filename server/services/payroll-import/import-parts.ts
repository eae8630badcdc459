import type { X509Certificate } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { PayrollReaderLimits } from '../../files/cfdi/run-payroll-worker.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { Background } from '../../queues/background.ts'

export interface ImportParts {
  db: Database
  files: FileRoom
  clock: Clock
  background: Background
  limits?: PayrollReaderLimits
  /** Address of the virus scanner; null without a scanner. */
  clamdUrl: string | null
  /** The company's copy of the SAT's certificates; empty without a copy. */
  satCertificates: readonly X509Certificate[]
}
