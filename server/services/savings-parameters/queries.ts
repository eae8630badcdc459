import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type FundParameters, usualMinimums } from '#domain/savings/savings-parameters.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { savingsParameterChanges: changes, savingsParameters, users } = tables
const proposers = alias(users, 'proposers')
const deciders = alias(users, 'deciders')

export type Change = typeof changes.$inferSelect

const MAX_PERIODS = 100
const MAX_WAITING = 800
const PAGE_SIZE = 30

export function toParameters(row: typeof savingsParameters.$inferSelect): FundParameters {
  return {
    tiie: row.tiie,
    rate: row.rate,
    loanFactor: row.loanFactor,
    socialPart: row.socialPart,
    minimumWeekly: row.minimumWeekly ?? usualMinimums.weekly,
    minimumBiweekly: row.minimumBiweekly ?? usualMinimums.biweekly,
    refusesAboveQuota: row.refusesAboveQuota,
  }
}

export async function listPeriods(tx: Tx) {
  const approved = tx
    .selectDistinctOn([changes.validFrom], {
      validFrom: changes.validFrom,
      proposedBy: changes.proposedBy,
      decidedBy: changes.decidedBy,
    })
    .from(changes)
    .where(eq(changes.status, 'approved'))
    .orderBy(changes.validFrom, desc(changes.decidedAt), desc(changes.id))
    .as('approved')
  return tx
    .select({ row: savingsParameters, proposer: proposers.name, approver: deciders.name })
    .from(savingsParameters)
    .leftJoin(approved, eq(approved.validFrom, savingsParameters.validFrom))
    .leftJoin(proposers, eq(proposers.id, approved.proposedBy))
    .leftJoin(deciders, eq(deciders.id, approved.decidedBy))
    .orderBy(desc(savingsParameters.validFrom))
    .limit(MAX_PERIODS)
}

function selectProposals(tx: Tx) {
  return tx
    .select({ change: changes, proposer: proposers.name, decider: deciders.name })
    .from(changes)
    .leftJoin(proposers, eq(proposers.id, changes.proposedBy))
    .leftJoin(deciders, eq(deciders.id, changes.decidedBy))
}

export async function listWaiting(tx: Tx) {
  return selectProposals(tx).where(eq(changes.status, 'pending')).orderBy(desc(changes.id)).limit(MAX_WAITING)
}

/** @param before the last id that the client has */
export async function listNotApproved(tx: Tx, before: number | undefined) {
  const rows = await selectProposals(tx)
    .where(and(eq(changes.status, 'refused'), before === undefined ? undefined : lt(changes.id, before)))
    .orderBy(desc(changes.id))
    .limit(PAGE_SIZE + 1)
  return { decided: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE }
}

export async function lockChange(tx: Tx, id: number): Promise<Change | null> {
  const [change] = await tx.select().from(changes).where(eq(changes.id, id)).for('update')
  return change ?? null
}
