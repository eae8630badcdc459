import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LawProposal, WireLawRow } from '#contract/law/law-rows.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import { withOwnRows } from '#domain/law/law-on.ts'
import { isLawRule } from '#domain/law/rules.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { lawRows, users } = tables
const proposers = alias(users, 'proposers')
const deciders = alias(users, 'deciders')

export type StoredRow = typeof lawRows.$inferSelect

export const MOST_WAITING = 400
/** Maximum approved rows. A device stores all of them. */
const MOST_APPROVED = 1000
const MOST_EARLIER = 100

async function listApproved(tx: Tx): Promise<StoredRow[]> {
  return tx
    .select()
    .from(lawRows)
    .where(eq(lawRows.status, 'approved'))
    .orderBy(asc(lawRows.rule), desc(lawRows.validFrom))
    .limit(MOST_APPROVED)
}

export async function findLaw(tx: Tx): Promise<readonly LawRow[]> {
  const stored = await listApproved(tx)
  return withOwnRows(
    stored.flatMap(({ rule, value, validFrom, validTo, article, source, isConfirmed }) =>
      isLawRule(rule) ? [{ rule, value, from: validFrom, until: validTo, article, source, isConfirmed }] : [],
    ),
  )
}

export async function listForDevices(tx: Tx): Promise<WireLawRow[]> {
  return (await listApproved(tx)).map(toWire)
}

function toWire(row: StoredRow): WireLawRow {
  return {
    regla: row.rule,
    valor: row.value,
    desde: row.validFrom,
    hasta: row.validTo ?? '',
    articulo: row.article,
    fuente: row.source,
    confirmada: row.isConfirmed,
  }
}

export async function listRows(tx: Tx, userId: number): Promise<LawProposal[]> {
  const select = () =>
    tx
      .select({ row: lawRows, proposer: proposers.name, decider: deciders.name })
      .from(lawRows)
      .leftJoin(proposers, eq(proposers.id, lawRows.proposedBy))
      .leftJoin(deciders, eq(deciders.id, lawRows.decidedBy))
  const waiting = await select()
    .where(eq(lawRows.status, 'pending'))
    .orderBy(desc(lawRows.id))
    .limit(MOST_WAITING)
  const approved = await select()
    .where(eq(lawRows.status, 'approved'))
    .orderBy(desc(lawRows.validFrom), desc(lawRows.id))
    .limit(MOST_APPROVED)
  const earlier = await select()
    .where(and(ne(lawRows.status, 'approved'), isNotNull(lawRows.decidedAt)))
    .orderBy(desc(lawRows.decidedAt), desc(lawRows.id))
    .limit(MOST_EARLIER)
  return [...waiting, ...approved, ...earlier].map(({ row, proposer, decider }) => ({
    id: row.id,
    ...toWire(row),
    estado: stateOf(row),
    archivo: row.fileName ?? '',
    propuso: proposer ?? '',
    fechaPropuesta: companyDate(row.proposedAt.getTime()),
    decidio: decider ?? '',
    motivo: row.reason ?? '',
    esPropia: row.proposedBy === userId,
  }))
}

function stateOf({ status, reason }: StoredRow): LawProposal['estado'] {
  if (status === 'pending') return 'pendiente'
  if (status === 'approved') return 'vigente'
  if (status === 'replaced') return 'sustituida'
  return reason === null ? 'retirada' : 'rechazada'
}

export async function countWaiting(tx: Tx): Promise<number> {
  return tx.$count(lawRows, eq(lawRows.status, 'pending'))
}

/** Locks the rows in the order of their ids, so that two decisions cannot block each other. */
export async function lockRows(tx: Tx, ids: readonly number[]): Promise<StoredRow[]> {
  return tx
    .select()
    .from(lawRows)
    .where(inArray(lawRows.id, [...ids]))
    .orderBy(asc(lawRows.id))
    .for('update')
}
