import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Clarification, rateClarification } from '#contract/requests/clarifications.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { ClarificationState } from '#domain/requests/clarification-texts.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { hasMark, markOf } from './answer-mark.ts'

const { clarificationReasons, clarifications } = tables
export type ClarificationRow = typeof clarifications.$inferSelect

const LIST_LIMIT = 500

export async function listReasons(tx: Tx): Promise<{ ID: number; nombre: string }[]> {
  return tx
    .select({ ID: clarificationReasons.id, nombre: clarificationReasons.name })
    .from(clarificationReasons)
    .where(eq(clarificationReasons.isActive, true))
    .orderBy(asc(clarificationReasons.id))
}

export async function isActiveReason(tx: Tx, id: number): Promise<boolean> {
  const [reason] = await tx
    .select({ isActive: clarificationReasons.isActive })
    .from(clarificationReasons)
    .where(eq(clarificationReasons.id, id))
  return reason?.isActive === true
}

export function ownRows(tx: Tx, employeeId: number) {
  return tx
    .select({ row: clarifications, reason: clarificationReasons.name })
    .from(clarifications)
    .leftJoin(clarificationReasons, eq(clarificationReasons.id, clarifications.reasonId))
    .where(eq(clarifications.employeeId, employeeId))
    .orderBy(desc(clarifications.registeredAt), desc(clarifications.id))
    .limit(LIST_LIMIT)
}

export async function listOf(tx: Tx, employeeId: number, number: string): Promise<Clarification[]> {
  const rows = await ownRows(tx, employeeId)
  return rows.map(({ row, reason }) => ({
    ID: row.id,
    Emplid: number,
    fechaRegistro: companyDate(row.registeredAt.getTime()),
    FIN_CADPER: row.periodCode,
    periodo: row.periodText,
    motivo: reason ?? row.newReason ?? '',
    estatus: (row.answeredAt === null ? 'Abierta' : 'Cerrada') satisfies ClarificationState,
    nivelSatisfaccion: row.rating,
    comentarioGral: row.comment,
    comentarioNominas: row.answer,
    respuesta: markOf(row.answeredAt),
  }))
}

const isUnrated = and(isNotNull(clarifications.answeredAt), isNull(clarifications.rating))

export async function countUnrated(tx: Tx, employeeId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(clarifications)
    .where(and(eq(clarifications.employeeId, employeeId), isUnrated))
  return row?.count ?? 0
}

/**
 * Inserts a clarification.
 * @returns null if the person has an open clarification for the same period
 */
export async function insertClarification(
  tx: Tx,
  row: typeof clarifications.$inferInsert,
): Promise<number | null> {
  const [made] = await tx
    .insert(clarifications)
    .values(row)
    .onConflictDoNothing({
      target: [clarifications.employeeId, clarifications.periodCode, clarifications.periodText],
      where: sql`${clarifications.answeredAt} is null`,
    })
    .returning({ id: clarifications.id })
  return made?.id ?? null
}

export async function rate(
  tx: Tx,
  employeeId: number,
  { id, rating, respuesta }: RequestOf<typeof rateClarification>,
): Promise<boolean> {
  const own = and(eq(clarifications.id, id), eq(clarifications.employeeId, employeeId))
  const rows = await tx
    .update(clarifications)
    .set({ rating })
    .where(and(own, isUnrated, hasMark(clarifications.answeredAt, respuesta)))
    .returning({ id: clarifications.id })
  return rows.length > 0
}

export async function findForUpdate(tx: Tx, id: number): Promise<ClarificationRow | null> {
  const [row] = await tx.select().from(clarifications).where(eq(clarifications.id, id)).for('update')
  return row ?? null
}
