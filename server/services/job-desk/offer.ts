import { and, eq } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import { positionKey } from '#domain/positions/profile.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { detailText, lockApproval } from '../approvals/queries.ts'
import { move as moveCandidate } from '../candidates/move.ts'
import { recordCandidate } from '../candidates/record.ts'
import { detailNumber } from '../candidates/rows.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'
import type { Desk } from './move.ts'
import type { ApplicationRow } from './rows.ts'

const { candidates, jobFacts, offers, positions } = tables

/**
 * From here on somebody is a candidate with an offer to prepare, as whoever was authorized is: the public link comes from
 * there. The account is theirs already, so the offer opens for them alone. @returns candidates.id
 */
export async function handOver(
  context: Desk,
  { application, person, account }: ApplicationRow,
): Promise<number> {
  const { tx, user, clock } = context
  const now = clock.now()
  const vacancy = await lockApproval(tx, application.vacancyId)
  if (!vacancy) throw new WireFault('ERROR', texts.unknown)
  const accepted = and(eq(candidates.vacancyId, vacancy.id), eq(candidates.stage, 'aceptada'))
  if ((await tx.$count(candidates, accepted)) >= (detailNumber(vacancy.details, 'lugares') ?? 1)) {
    throw new WireFault('ERROR', texts.placesFull)
  }
  const [profile] = await tx
    .select()
    .from(positions)
    .where(eq(positions.key, positionKey(detailText(vacancy, 'puesto'))))
  const [made] = await tx
    .insert(candidates)
    .values({
      vacancyId: vacancy.id,
      firstName: person.firstName,
      paternalName: person.paternalName,
      maternalName: person.maternalName,
      mail: account?.mail ?? '',
      proposedBy: user.id,
      proposedAt: now,
      requirements: profile?.requirements ?? [],
      stage: 'oferta',
      stageSince: now,
      accountId: account?.id ?? null,
    })
    .returning({ id: candidates.id })
  if (!made) throw new Error('an applicant could not be handed over')
  await moveCandidate(context, made.id, { step: 'propuesta', by: user.id })
  await moveCandidate(context, made.id, { step: 'autorizada', stage: 'oferta', by: user.id })
  await tx.insert(offers).values({ candidateId: made.id, createdAt: now })
  await recordCandidate(context, 'candidate-proposed', made.id, user.id)
  const lastOfferOn = companyDate(now.getTime())
  await tx
    .insert(jobFacts)
    .values({ employeeId: person.id, lastOfferOn })
    .onConflictDoUpdate({ target: jobFacts.employeeId, set: { lastOfferOn } })
  return made.id
}
