import { availableParallelism } from 'node:os'
import { createAllowance } from './wire/allowance.ts'
import { createBackground } from './queues/background.ts'
import { createFairQueue } from './queues/fair-queue.ts'
import { createDiskFloor } from './files/disk-floor.ts'
import { createFileRoom } from './files/file-room.ts'
import { createInspector } from './files/inspect-file.ts'
import { createUploadLimits } from './files/upload-limits.ts'
import { createJobs } from './facilities/jobs.ts'
import { createServerKeys } from './crypto/keys.ts'
import { createGuessLimiter } from './identity/limiter.ts'
import { noAppNames } from './facilities/app-names.ts'
import { createMailer } from './facilities/mailer.ts'
import { createOutsidePost } from './push/post-outside.ts'
import { createPushSender } from './push/send-push.ts'
import { createQuotas } from './identity/quotas.ts'
import { createSealedPieces } from './facilities/sealed-pieces.ts'
import { createWritingPace } from './identity/writing-pace.ts'
import { createSendingLimits } from './identity/sending-limits.ts'
import type { ServiceSources } from './db/sources.ts'
import type { Services } from './facilities/services.ts'
import { demoFile, isDemoKey } from './seed/demo-files.ts'
import { readSatCertificates } from './services/payroll-import/sat-certificates.ts'
import { createSessions } from './identity/sessions.ts'
import { createTickets } from './identity/tickets.ts'

/** Maximum simultaneous hashes: a part of Node's four worker threads, which also read files. */
const HASHES_AT_ONCE = Math.min(2, availableParallelism())
const HASHES_WAITING = 200
/** Maximum time in ms of a request to a webhook. Standard Webhooks asks for 15 to 30 seconds. */
const WEBHOOK_PATIENCE_MS = 15_000
const WEBHOOK_SOCKETS = 10

/** @throws EnvironmentError when SECRET_KEY, secret.key or SAT_CERTIFICATES cannot be used */
export async function openServices(sources: ServiceSources): Promise<Services> {
  const disk = createDiskFloor(sources.environment)
  const files = await createFileRoom(sources, { has: isDemoKey, draw: demoFile }, disk)
  const keys = await createServerKeys(sources)
  const { environment, log } = sources
  const hashing = createFairQueue({ maxRunning: HASHES_AT_ONCE, maxWaiting: HASHES_WAITING })
  return {
    sessions: createSessions(sources),
    limiter: createGuessLimiter(sources, hashing),
    quotas: createQuotas(sources),
    // start.ts sets the names for a built app.
    appNames: noAppNames,
    // start.ts sets the state for a running server, not for a command.
    backup: () => null,
    // start.ts sets the copy for a running server.
    copyErasures: async () => undefined,
    hashing,
    mailer: createMailer(sources),
    keys,
    files,
    disk,
    inspectFile: createInspector(sources.environment),
    uploads: createUploadLimits(sources.db),
    pieces: createSealedPieces(sources.db, files),
    tickets: createTickets(sources),
    sending: createSendingLimits(sources),
    pace: createWritingPace(),
    allowance: createAllowance(),
    jobs: createJobs(log),
    background: createBackground(),
    pushSender: createPushSender({
      keys: keys.vapid,
      contact: environment.pushContact,
      allowsLoopback: environment.pushLoopback,
    }),
    webhookPost: createOutsidePost({
      allowsLoopback: environment.pushLoopback,
      patienceMs: WEBHOOK_PATIENCE_MS,
      maxSockets: WEBHOOK_SOCKETS,
    }),
    satCertificates: readSatCertificates(environment.satCertificates),
    environment,
    log,
  }
}
