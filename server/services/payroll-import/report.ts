import { asc, eq } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { payrollFaults } from '../../db/schema/imports/payroll-import.ts'
import type { ImportRow } from './import-file.ts'
import { importTexts as texts } from './texts.es.ts'

const MAX_FAULTS = 1000

export async function writeReport(db: Database | Tx, run: ImportRow): Promise<string> {
  const faults = await db
    .select()
    .from(payrollFaults)
    .where(eq(payrollFaults.importId, run.id))
    .orderBy(asc(payrollFaults.position), asc(payrollFaults.line))
    .limit(MAX_FAULTS)
  const lines = faults.map(({ document, place, text, isSum }) =>
    texts.fault(document, place, isSum ? texts.sumAway : text),
  )
  return [...summaryOf(run), '', ...lines, ''].join('\n')
}

export function summaryOf(run: ImportRow): string[] {
  return [
    run.fileName,
    ...(run.refusal === null ? [] : [texts.refusedWhole(texts.problemOf(run.refusal))]),
    ...sumsOf(run),
  ]
}

export function sumsOf(run: ImportRow): string[] {
  return [texts.sum(run), ...(run.unprovenSeals > 0 ? [texts.unprovenSeals(run.unprovenSeals)] : [])]
}
