import { and, eq, isNull } from 'drizzle-orm'
import { doubledFields } from '#domain/import-file/columns.ts'
import { type DayReading, readingOfDays } from '#domain/import-file/day-order.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import type { Family } from './family.ts'
import { finishImport } from './finish.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { type ImportRow, kindOf, lockImports, type Tables } from './tables.ts'

export const isUndecided = ({ imports }: Tables) =>
  and(eq(imports.state, 'ready'), eq(imports.isByItself, true), isNull(imports.waitsFor))

export async function decide(family: Family, context: NotifyContext, importId: number): Promise<void> {
  const { tx, clock } = context
  const now = clock.now()
  const { tables } = family
  const { imports } = tables
  await lockImports(tables, tx)
  const isThisImport = and(eq(imports.id, importId), isUndecided(tables))
  const [found] = await tx.select({ run: imports }).from(imports).where(isThisImport).for('update')
  if (!found) return
  const { run } = found
  const waitsFor = hasSureColumns(family, run) ? await family.reasonToWait(tx, run) : 'columns'
  if (waitsFor === null && run.wanted === 0) return finishImport(family, tx, run, now)
  await tx
    .update(imports)
    .set(waitsFor === null ? { state: 'running', startedAt: now } : { waitsFor })
    .where(isThisImport)
  if (waitsFor !== null) await notifyWaiting(family, context, run)
}

function hasSureColumns(family: Family, run: ImportRow): boolean {
  const fields = run.columns.map(({ field }) => field)
  const needsMapping = family.missing(kindOf(run), fields).length > 0 || doubledFields(fields).length > 0
  return (
    !needsMapping && readingOf(family, run).unclear.size === 0 && run.columns.every(({ isSure }) => isSure)
  )
}

export function readingOf(family: Pick<Family, 'days'>, run: ImportRow): DayReading {
  return readingOfDays(run.columns, family.days(kindOf(run)), run.isMonthFirst)
}
