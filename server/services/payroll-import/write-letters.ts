import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { MAX_RESULT_AGE_MS, type LetterParts, sendLetters } from '../import-engine/write-letters.ts'
import type { ImportRow } from './import-file.ts'
import { summaryOf } from './report.ts'
import { importTexts as texts } from './texts.es.ts'

export function writeRunLetters(parts: LetterParts): Promise<Date | null> {
  return sendLetters(parts, {
    route: '/ImportarNomina',
    claim: (now, until) => claim(parts.db, now, until),
    letterOf: (run) => ({
      to: run.letterTo,
      subject: texts.letter(run.refusal !== null || run.refused > 0),
      lines: summaryOf(run),
      key: `payroll/${run.id}`,
    }),
    noteSent: ({ id }) =>
      parts.db
        .update(payrollImports)
        .set({ letterTo: null, leaseUntil: null })
        .where(eq(payrollImports.id, id)),
  })
}

async function claim(db: Database, now: Date, until: Date): Promise<ImportRow | null> {
  const { id, letterTo, finishedAt, leaseUntil } = payrollImports
  const due = db
    .select({ id })
    .from(payrollImports)
    .where(
      and(
        isNotNull(letterTo),
        gt(finishedAt, new Date(now.getTime() - MAX_RESULT_AGE_MS)),
        or(isNull(leaseUntil), lt(leaseUntil, now)),
      ),
    )
    .orderBy(asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [run] = await db
    .update(payrollImports)
    .set({ leaseUntil: until })
    .where(eq(id, sql`(${due})`))
    .returning()
  return run ?? null
}
