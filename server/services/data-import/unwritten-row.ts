import { and, eq, gt, inArray, notInArray, or } from 'drizzle-orm'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { dataImportRows, dataImports } from '../../db/schema/imports/data-import.ts'

/**
 * Returns whether a file has a row about the person that was not imported: the row has an error, or is still
 * to be imported. Only for kinds whose rows have no unit.
 */
export async function hasUnwrittenRow(tx: Tx, kind: DataKindName, number: string): Promise<boolean> {
  const isUnwritten = or(
    eq(dataImportRows.kind, 'error'),
    and(eq(dataImportRows.isDone, false), inArray(dataImportRows.kind, ['nueva', 'cambia'])),
  )
  const [found] = await tx
    .select({ row: dataImportRows.row })
    .from(dataImports)
    .innerJoin(dataImportRows, eq(dataImportRows.importId, dataImports.id))
    .where(
      and(
        eq(dataImports.kind, kind),
        notInArray(dataImports.state, ['arriving', 'gone']),
        // Both values and the empty unit let the index data_import_rows_next find the number.
        inArray(dataImportRows.isDone, [false, true]),
        eq(dataImportRows.unit, ''),
        eq(dataImportRows.number, bareNumber(number)),
        isUnwritten,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Returns whether a file of a kind is being stored, checked or imported, or was imported after `since`. */
export async function isBeingImported(tx: Tx, kind: DataKindName, since: Date): Promise<boolean> {
  const isOpen = inArray(dataImports.state, ['arriving', 'checking', 'running'])
  const [found] = await tx
    .select({ id: dataImports.id })
    .from(dataImports)
    .where(and(eq(dataImports.kind, kind), or(isOpen, gt(dataImports.finishedAt, since))))
    .limit(1)
  return found !== undefined
}
