import { createAllowance } from './allowance.ts'
import { createFileRoom } from './files/file-room.ts'
import { createInspector } from './files/inspect-file.ts'
import { createServerKeys } from './keys.ts'
import { createSignInLimiter } from './limiter.ts'
import { createMailer } from './mailer.ts'
import { createSealedPieces } from './sealed-pieces.ts'
import type { Services, ServiceSources } from './services.ts'
import { createSessions } from './sessions.ts'

/** @throws EnvironmentError when SECRET_KEY or secret.key can't be used */
export async function openServices(sources: ServiceSources): Promise<Services> {
  const files = await createFileRoom(sources)
  return {
    sessions: createSessions(sources),
    limiter: createSignInLimiter(sources),
    mailer: createMailer(sources),
    keys: await createServerKeys(sources),
    files,
    inspectFile: createInspector(sources.environment),
    pieces: createSealedPieces(sources.db, files),
    allowance: createAllowance(),
    environment: sources.environment,
    log: sources.log,
  }
}
