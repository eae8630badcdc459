import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Services } from '../../facilities/services.ts'

export interface ImportParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'sessions' | 'files' | 'background' | 'jobs' | 'mailer'>
}
