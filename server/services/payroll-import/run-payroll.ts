import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Services } from '../../facilities/services.ts'
import { runTurn, type SeenFiles } from '../import-engine/watch-folders.ts'
import { payrollReceiver } from './receiver.ts'
import { rereadReceipts } from './reread-receipts.ts'
import { runQueued } from './run-queued.ts'
import { writeRunLetters } from './write-letters.ts'

interface RunContext {
  db: Database
  clock: Clock
  services: Pick<
    Services,
    'background' | 'files' | 'jobs' | 'environment' | 'mailer' | 'log' | 'satCertificates'
  >
  seen: SeenFiles
}

const CLEANUP_INTERVAL_MS = 6 * 60 * 60_000

export async function runPayroll(context: RunContext, ending: AbortSignal): Promise<Date> {
  const { db, clock, services } = context
  const { background, files, environment, satCertificates, log } = services
  const next = await runTurn([payrollReceiver], context, {
    work: () =>
      runQueued({ db, files, clock, background, clamdUrl: environment.clamdUrl, satCertificates }, ending),
    report: () => writeRunLetters(context),
  })
  if (!(await rereadReceipts({ db, files, background, satCertificates, log }, ending))) return clock.now()
  // Rounds to a shared time, because jobs with the same time are queued only once.
  const idle = new Date((Math.floor(clock.now().getTime() / CLEANUP_INTERVAL_MS) + 1) * CLEANUP_INTERVAL_MS)
  return next === null || idle < next ? idle : next
}
