import { createServerKeys } from './keys.ts'
import { createSignInLimiter } from './limiter.ts'
import { createMailer } from './mailer.ts'
import type { Services, ServiceSources } from './services.ts'
import { createSessions } from './sessions.ts'

/** @throws EnvironmentError when SECRET_KEY or secret.key can't be used */
export async function openServices(sources: ServiceSources): Promise<Services> {
  return {
    sessions: createSessions(sources),
    limiter: createSignInLimiter(sources),
    mailer: createMailer(sources),
    keys: await createServerKeys(sources),
    environment: sources.environment,
    log: sources.log,
  }
}
