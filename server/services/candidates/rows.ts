import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isSettled } from '../../identity/account-mail.ts'
import { isCandidateCompany, type User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { requireNoOwnApplication } from '../jobs/no-own-application.ts'
import { candidateTexts as texts } from './texts.es.ts'

const { approvals, candidates, companies, employees, offers, users } = tables

export type Candidate = typeof candidates.$inferSelect
export type Offer = typeof offers.$inferSelect

const requester = alias(employees, 'asker')

function selectRows(db: Database | Tx) {
  return db
    .select({
      candidate: candidates,
      offer: offers,
      vacancy: approvals,
      asker: requester,
      company: companies,
      account: users,
    })
    .from(candidates)
    .innerJoin(approvals, eq(approvals.id, candidates.vacancyId))
    .innerJoin(requester, eq(requester.id, approvals.requesterId))
    .innerJoin(companies, eq(companies.code, requester.companyCode))
    .leftJoin(offers, eq(offers.candidateId, candidates.id))
    .leftJoin(users, eq(users.id, candidates.accountId))
}
export type CandidateRow = Awaited<ReturnType<typeof selectRows>>[number]

export async function findCandidate(db: Database | Tx, id: number): Promise<CandidateRow | null> {
  const [row] = await selectRows(db).where(eq(candidates.id, id))
  return row ?? null
}

export async function findOffer(tx: Tx, offerId: number): Promise<CandidateRow | null> {
  const [row] = await selectRows(tx).where(eq(offers.id, offerId))
  return row ?? null
}

export async function lockCandidate(tx: Tx, id: number): Promise<Candidate | null> {
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, id)).for('update')
  return row ?? null
}

/**
 * Locks and returns a candidate for human resources. Users cannot act on their own candidacy, nor on
 * candidates for a vacancy to which they applied.
 * @throws WireFault; the user's own candidacy gets the message of an unknown candidate
 */
export async function lockVisibleCandidate(tx: Tx, user: User, id: number): Promise<CandidateRow> {
  const candidate = await lockCandidate(tx, id)
  const row = candidate && (await findCandidate(tx, id))
  if (!row || row.candidate.accountId === user.id) throw new WireFault('ERROR', texts.unknown)
  await requireNoOwnApplication(tx, user, row.candidate.vacancyId)
  return row
}

/**
 * Returns the email address for offers and links; '' for none. An employee's address is the account's own, and
 * none after a recent change of it (identity/account-mail.ts).
 */
export function mailOf({ candidate, account }: CandidateRow, now: Date): string {
  if (account === null || isCandidateCompany(account.companyCode)) return candidate.mail
  return isSettled(account, now) ? account.mail : ''
}

export function wholeName({
  firstName,
  paternalName,
  maternalName,
}: Pick<Candidate, 'firstName' | 'paternalName' | 'maternalName'>): string {
  return `${firstName} ${paternalName} ${maternalName}`.trim()
}

export function detailNumber(details: Record<string, unknown>, name: string): number | null {
  const value = details[name]
  return typeof value === 'number' ? value : null
}
