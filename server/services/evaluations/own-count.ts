import { and, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { evaluationSurveys, temporaryStaff } = tables

export async function countOwnSurveys(tx: Tx, employeeId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(evaluationSurveys)
    .innerJoin(
      temporaryStaff,
      and(
        eq(temporaryStaff.id, evaluationSurveys.staffId),
        eq(temporaryStaff.revision, evaluationSurveys.revision),
        eq(temporaryStaff.status, 3),
        isNull(temporaryStaff.removedAt),
      ),
    )
    .where(
      and(
        eq(evaluationSurveys.evaluatorId, employeeId),
        isNull(evaluationSurveys.answeredAt),
        isNull(evaluationSurveys.removedAt),
      ),
    )
  return row?.n ?? 0
}
