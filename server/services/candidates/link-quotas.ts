import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Services } from '../../facilities/services.ts'
import { fail } from '../../wire/wire-fault.ts'
import { findCandidate, mailOf } from './rows.ts'
import { candidateTexts as texts } from './texts.es.ts'

export async function requireLinkQuota({ quotas }: Services, userId: number): Promise<void> {
  if (!(await quotas.mayMakeLink(userId))) fail(texts.tooManyMade)
}

export async function requireMail(
  { db, clock, services }: { db: Database; clock: Clock; services: Services },
  candidateId: number,
): Promise<void> {
  const { mailer, environment, quotas } = services
  if (!mailer.isReady || environment.publicUrl === '') fail(texts.noMailServer)
  const row = (await findCandidate(db, candidateId)) ?? fail(texts.unknown)
  const mail = mailOf(row, clock.now())
  if (mail === '') fail(texts.noMail)
  if (!(await quotas.mayWriteToCandidate(mail))) fail(texts.lettersFull)
}
