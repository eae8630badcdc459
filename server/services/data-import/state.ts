import { and, asc, desc, eq } from 'drizzle-orm'
import type {
  DataImport,
  listDataImports as listOperation,
  readDataImport as operation,
} from '#contract/imports/data-import.ts'
import { dataKindOf, dataKinds } from '#domain/data-import/kinds.ts'
import { missingFields } from '#domain/data-import/read-row.ts'
import type { Tx } from '../../db/connection.ts'
import {
  dataArrivals,
  dataImportRows,
  dataImports,
  dataSources,
} from '../../db/schema/imports/data-import.ts'
import { mayImport } from '../../identity/importer.ts'
import type { Handler } from '../../operations/service.ts'
import { rowsOf, wireImport, wireStates } from '../import-engine/wire-import.ts'
import { dataTables, isVisible } from '../import-engine/tables.ts'
import { type ImportRow, requireKind } from './may-import.ts'

async function lastOf(tx: Tx, kind: ImportRow['kind']): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.kind, kind), isVisible(dataTables)))
    .orderBy(eq(dataImports.state, 'done'), desc(dataImports.id))
    .limit(1)
  return row
}

/** Returns the latest import of a kind (P-228). */
export const readDataImport: Handler<typeof operation> = async ({ clase }, { tx, user }) => {
  requireKind(user, clase)
  const row = await lastOf(tx, clase)
  const sources = await tx
    .select({ name: dataSources.name })
    .from(dataSources)
    .where(eq(dataSources.kind, clase))
    .orderBy(asc(dataSources.name))
  return {
    status: 'OK',
    actual: row ? await toWire(tx, row) : null,
    origenes: sources.map(({ name }) => name),
  }
}

async function toWire(tx: Tx, row: ImportRow): Promise<DataImport> {
  const isRow = eq(dataImportRows.importId, row.id)
  const kind = dataKindOf(row.kind)
  const columns = row.columns.map(({ field }) => field)
  const isBrought = (await tx.$count(dataArrivals, eq(dataArrivals.importId, row.id))) > 0
  return {
    ...wireImport(row, kind.days, isBrought),
    clase: row.kind,
    espera: row.state === 'ready' || row.state === 'stopped' ? (row.waitsFor ?? '') : '',
    revisadas:
      row.state === 'checking'
        ? row.isToReset
          ? 0
          : await tx.$count(dataImportRows, and(isRow, eq(dataImportRows.isRead, true)))
        : row.rows,
    faltan: missingFields(kind, columns),
    cuentas: {
      nueva: rowsOf(row, 'nueva'),
      cambia: rowsOf(row, 'cambia'),
      igual: rowsOf(row, 'igual'),
      // Includes rows that the import itself refused. Zero during the check, because partial counts would
      // mislead.
      error:
        row.state === 'checking'
          ? 0
          : await tx.$count(dataImportRows, and(isRow, eq(dataImportRows.kind, 'error'))),
    },
  }
}

/** Lists the latest import of each kind that the user may import (P-234). */
export const listDataImports: Handler<typeof listOperation> = async (_input, { tx, user }) => {
  const data = []
  for (const { name } of dataKinds) {
    if (!mayImport(user, name)) continue
    const last = await lastOf(tx, name)
    data.push({
      clase: name,
      archivo: last?.fileName ?? '',
      estado: last ? wireStates[last.state] : ('' as const),
      cuando: (last?.finishedAt ?? last?.createdAt)?.toISOString() ?? '',
    })
  }
  return { status: 'OK', data }
}
