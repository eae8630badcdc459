import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { OpenVacancy } from '#contract/jobs/candidates.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { positionKey } from '#domain/positions/profile.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { type Approval, detailText } from '../approvals/queries.ts'
import { detailNumber, wholeName } from './rows.ts'
import { stageOf } from './stage.ts'

const { approvals, candidates, employees, offers, positions } = tables

/**
 * Period in ms in which an authorized vacancy counts as open. Nobody closes a vacancy after a hire outside
 * the portal.
 */
const OPEN_MS = 182 * 24 * 60 * 60 * 1000

export function openSince(now: Date): Date {
  return new Date(now.getTime() - OPEN_MS)
}

export function isOpenVacancy({ kind, state, decidedAt }: Approval, now: Date): boolean {
  return kind === 'vacante' && state === 'authorized' && decidedAt !== null && decidedAt >= openSince(now)
}

/** Omits the user's own candidacies (lockVisibleCandidate). */
export async function listOpenVacancies(tx: Tx, userId: number, now: Date): Promise<OpenVacancy[]> {
  const vacancies = await tx
    .select({ vacancy: approvals, asker: employees })
    .from(approvals)
    .innerJoin(employees, eq(employees.id, approvals.requesterId))
    .where(
      and(
        eq(approvals.kind, 'vacante'),
        eq(approvals.state, 'authorized'),
        gte(approvals.decidedAt, openSince(now)),
      ),
    )
    .orderBy(desc(approvals.decidedAt), desc(approvals.id))
  if (vacancies.length === 0) return []
  const proposed = await tx
    .select({ candidate: candidates, offer: offers })
    .from(candidates)
    .leftJoin(offers, eq(offers.candidateId, candidates.id))
    .where(
      inArray(
        candidates.vacancyId,
        vacancies.map(({ vacancy }) => vacancy.id),
      ),
    )
    .orderBy(asc(candidates.proposedAt), asc(candidates.id))
  const keys = new Set((await tx.select({ key: positions.key }).from(positions)).map(({ key }) => key))
  const today = companyDate(now.getTime())
  return vacancies.map(({ vacancy, asker }) => ({
    folio: vacancy.id,
    puesto: detailText(vacancy, 'puesto'),
    lugares: detailNumber(vacancy.details, 'lugares') ?? 1,
    pidio: properName(wholeName(asker)),
    autorizada: companyDate((vacancy.decidedAt ?? vacancy.requestedAt).getTime()),
    tienePerfil: keys.has(positionKey(detailText(vacancy, 'puesto'))),
    candidatos: proposed
      .filter(({ candidate }) => candidate.vacancyId === vacancy.id && candidate.accountId !== userId)
      .map(({ candidate, offer }) => {
        const { stage, since } = stageOf(candidate, offer, today)
        return {
          id: candidate.id,
          nombre: properName(wholeName(candidate)),
          etapa: stage,
          desde: since.toISOString(),
        }
      }),
  }))
}
