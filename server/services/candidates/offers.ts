import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm'
import type { ListedOffer } from '#contract/jobs/candidates.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { detailText } from '../approvals/queries.ts'
import { wholeName } from './rows.ts'
import { toOffer } from './wire-rows.ts'
import { openSince } from './vacancies.ts'

const { approvals, candidates, offers } = tables

const LIST_LIMIT = 1000

/**
 * Lists offers of candidates who were not discarded (P-110). Offers to prepare come first, then offers that
 * wait for an answer. Only offers to prepare may be older than half a year.
 */
export async function listOffers(tx: Tx, userId: number, now: Date): Promise<ListedOffer[]> {
  const today = companyDate(now.getTime())
  const rows = await tx
    .select({ candidate: candidates, offer: offers, vacancy: approvals })
    .from(offers)
    .innerJoin(candidates, eq(candidates.id, offers.candidateId))
    .innerJoin(approvals, eq(approvals.id, candidates.vacancyId))
    .where(
      and(
        ne(candidates.stage, 'descartada'),
        sql`${candidates.accountId} is distinct from ${userId}`,
        or(eq(offers.state, 'preparar'), gte(candidates.stageSince, openSince(now))),
      ),
    )
    .orderBy(asc(candidates.stageSince), asc(offers.id))
    .limit(LIST_LIMIT)
  const listed = rows.map(({ candidate, offer, vacancy }) => ({
    ...toOffer(candidate, offer, today),
    candidato: candidate.id,
    nombre: properName(wholeName(candidate)),
    puesto: detailText(vacancy, 'puesto'),
  }))
  const withState = (...states: ListedOffer['estado'][]) =>
    listed.filter(({ estado }) => states.includes(estado))
  return [
    ...withState('preparar'),
    ...withState('enviada'),
    ...withState('aceptada', 'declinada', 'vencida').reverse(),
  ]
}
