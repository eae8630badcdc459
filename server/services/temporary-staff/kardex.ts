import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { staffTexts } from './texts.es.ts'

const { kardexFacts } = tables

/** Kinds of absences: unjustified and administrative (K-22). */
const ABSENCES = [4, 5]
const CHECKED_DAYS = 90

/** Lists the absences of the last 90 days, latest first (TMP-21). */
export async function listAbsences(tx: Tx, employeeId: number, today: string) {
  const rows = await tx
    .select()
    .from(kardexFacts)
    .where(
      and(
        eq(kardexFacts.employeeId, employeeId),
        inArray(kardexFacts.kind, ABSENCES),
        gte(kardexFacts.date, addDays(today, -CHECKED_DAYS)),
        lte(kardexFacts.date, today),
      ),
    )
    .orderBy(desc(kardexFacts.date))
  return rows.map((row) => ({
    Fecha: row.date,
    TipoIncidencia: row.incidentType ?? staffTexts.absenceKinds[row.kind === 4 ? 4 : 5],
    comentario: row.comment ?? '',
  }))
}
