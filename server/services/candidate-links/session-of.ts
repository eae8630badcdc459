import { eq } from 'drizzle-orm'
import { candidateLinks } from '../../db/schema/candidates.ts'
import { hashToken } from '../../identity/token.ts'
import type { StageContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { candidateTexts as texts } from '../candidates/texts.es.ts'

type Public = Pick<StageContext<{ access: 'public' }>, 'db' | 'services' | 'clock' | 'token' | 'address'>

/** Counts the call against the quota, then returns users.id of the signed-in person, or null. */
export async function sessionOf(
  { db, services, clock, token, address }: Public,
  key: string,
): Promise<number | null> {
  const keyHash = hashToken(key)
  const isMade = (await db.$count(candidateLinks, eq(candidateLinks.keyHash, keyHash))) > 0
  if (!(await services.quotas.mayOpenLink({ address, keyHash, isMade })))
    throw new WireFault('ERROR', texts.tooOften)
  if (token === '') return null
  return (await services.sessions.authenticate(db, token, clock.now()))?.id ?? null
}
