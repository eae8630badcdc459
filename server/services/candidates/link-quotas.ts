import { eq } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { candidateTexts as texts } from './texts.es.ts'

export async function requireLinkQuota({ quotas }: Services, userId: number): Promise<void> {
  if (!(await quotas.mayMakeLink(userId))) fail(texts.tooManyMade)
}

export async function requireMail(
  { mailer, environment, quotas }: Services,
  db: Database,
  candidateId: number,
): Promise<void> {
  if (!mailer.isReady || environment.publicUrl === '') fail(texts.noMailServer)
  const { candidates } = tables
  const [candidate] = await db.select().from(candidates).where(eq(candidates.id, candidateId))
  if (!candidate) fail(texts.unknown)
  if (candidate.mail === '') fail(texts.noMail)
  if (!(await quotas.mayWriteToCandidate(candidate.mail))) fail(texts.lettersFull)
}

function fail(message: string): never {
  throw new WireFault('ERROR', message)
}
