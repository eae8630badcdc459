import { eq } from 'drizzle-orm'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import { moveImprovement } from '#contract/improvements/improvements.ts'
import { improvements } from '../db/schema/improvements.ts'
import { records, recordsNothing } from './rules.ts'

export const improvementRules = [
  records(moveImprovement, async ({ folio, hasta }, { tx }) => {
    const [row] = await tx
      .select({ employeeId: improvements.employeeId })
      .from(improvements)
      .where(eq(improvements.id, folio))
    return {
      kind: 'improvement-moved',
      subjectId: null,
      subjectEmployeeId: row?.employeeId ?? null,
      details: { estado: hasta },
    }
  }),
  recordsNothing(registerImprovement, 'the idea is stored with its author and time'),
]
