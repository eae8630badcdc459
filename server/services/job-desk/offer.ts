import { and, eq } from 'drizzle-orm'
import { positionKey, type Requirement } from '#domain/positions/profile.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { detailText, lockApproval } from '../approvals/queries.ts'
import { proposePerson } from '../candidates/propose.ts'
import { detailNumber } from '../candidates/rows.ts'
import type { JobPosting } from '../jobs/postings.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'
import type { Desk } from './desk.ts'
import type { ApplicationRow } from './rows.ts'

const { candidates, positions } = tables

/**
 * Proposes the applicant as a candidate. As for other candidates, assessment and authorization come before
 * the offer.
 * @returns candidates.id
 */
export async function proposeApplicant(
  context: Desk,
  { person, account, posting }: ApplicationRow,
): Promise<number> {
  const { tx } = context
  if (account === null) throw new WireFault('ERROR', texts.accountClosed)
  const vacancy = await lockApproval(tx, posting.vacancyId)
  if (!vacancy) throw new WireFault('ERROR', texts.unknown)
  const accepted = and(eq(candidates.vacancyId, vacancy.id), eq(candidates.stage, 'aceptada'))
  if ((await tx.$count(candidates, accepted)) >= (detailNumber(vacancy.details, 'lugares') ?? 1)) {
    throw new WireFault('ERROR', texts.placesFull)
  }
  const [profile] = await tx
    .select()
    .from(positions)
    .where(eq(positions.key, positionKey(detailText(vacancy, 'puesto'))))
  const requirements = profile?.requirements ?? []
  return proposePerson(context, {
    vacancy,
    requirements: requirements.length > 0 ? requirements : asPublished(posting),
    person: {
      firstName: person.firstName,
      paternalName: person.paternalName,
      maternalName: person.maternalName,
      mail: account.mail ?? '',
      phone: '',
      notes: '',
    },
    own: { accountId: account.id, employeeId: person.id },
  })
}

function asPublished({ knowledge, schooling }: JobPosting): Requirement[] {
  return [
    { clase: 'escolaridad', texto: schooling, meses: null },
    ...knowledge.map((texto) => ({ clase: 'conocimiento' as const, texto, meses: null })),
  ]
}
