import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { dataImportRows } from '../../db/schema/imports/data-import.ts'
import { mayStillImport } from '../../identity/importer.ts'
import type { StepEnd } from '../import-engine/family.ts'
import { authorOf, isOwnChange, judgeTogether, OWN_ROWS_KEY } from './judge-together.ts'
import type { DataRun } from '../import-engine/tables.ts'
import { nextTogether, othersOfUnits } from './next-rows.ts'
import { reasonToStop } from './reason-to-wait.ts'
import { writers } from './writers.ts'

export async function importStep(tx: Tx, run: DataRun, now: Date, limit: number): Promise<StepEnd> {
  const keeps = run.isByItself ? await reasonToStop(tx, run) : null
  if (keeps !== null || run.userId === null || !(await mayStillImport(tx, run.userId, run.kind)))
    return { stopped: keeps }
  const isUnwritten = and(
    eq(dataImportRows.importId, run.id),
    eq(dataImportRows.isDone, false),
    inArray(dataImportRows.kind, ['nueva', 'cambia']),
  )
  const requested = await nextTogether(tx, run.id, isUnwritten, limit)
  if (requested.length === 0) return 'finished'
  const rows = [...requested, ...(await othersOfUnits(tx, run.id, requested))]
  const wantedOf = new Map(rows.map((each) => [each.row, each]))
  const writer = writers[run.kind]
  const author = await authorOf(tx, run)
  const judged = await judgeTogether(tx, writer, rows, { now, lock: true, author })
  const toWrite = judged.flatMap(({ row, kind }) => {
    const stored = wantedOf.get(row)
    if (!stored || (kind !== 'nueva' && kind !== 'cambia')) return []
    return [{ row, unit: stored.unit, wanted: stored.wanted, kind }]
  })
  if (toWrite.length > 0) await writer.write(tx, toWrite, { now, importId: run.id })
  const requestedRows = new Set(requested.map(({ row }) => row))
  const imported: Record<string, number> = {}
  const count = (what: string) => {
    imported[what] = (imported[what] ?? 0) + 1
  }
  for (const each of judged) {
    if (!requestedRows.has(each.row)) continue
    count(each.kind)
    if (isOwnChange(each, author)) count(OWN_ROWS_KEY)
  }
  return { judged, rows: requested.length, imported }
}
