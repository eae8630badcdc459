import { and, eq } from 'drizzle-orm'
import type {
  DataImport,
  listDataImports as listOperation,
  readDataImport as operation,
} from '#contract/imports/data-import.ts'
import { dataKinds } from '#domain/data-import/kinds.ts'
import { missingFields } from '#domain/data-import/read-row.ts'
import { DATA_KINDS, type DataKindName } from '#domain/import-file/import-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { dataImportRows } from '../../db/schema/imports/data-import.ts'
import { mayImport } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Handler } from '../../operations/service.ts'
import { type DataRun, dataTables, lastImport } from '../import-engine/tables.ts'
import {
  type ImportContext,
  readState,
  rowsOf,
  wireImport,
  wireStates,
} from '../import-engine/wire-import.ts'
import { dataFamily } from './family.ts'

/**
 * @param http status of the refusal; legacy calls use 200
 * @throws WireFault if the user may not import the kind
 */
export function requireKind(user: User, kind: DataKindName, http = 403): void {
  if (!mayImport(user, kind)) throw new WireFault('ERROR', ownDataTexts.otherImports, http)
}

export const readDataImport: Handler<typeof operation> = async ({ clase }, { tx, user }) => {
  requireKind(user, clase)
  return readState(dataFamily, tx, clase, {
    toWire: async (run: DataRun, context) => toWire(tx, run, context),
  })
}

async function toWire(tx: Tx, row: DataRun, { isBrought, errors }: ImportContext): Promise<DataImport> {
  const kind = dataKinds[row.kind]
  const columns = row.columns.map(({ field }) => field)
  return {
    ...wireImport(row, kind.days, isBrought),
    clase: row.kind,
    espera: row.state === 'ready' || row.state === 'stopped' ? (row.waitsFor ?? '') : '',
    revisadas: row.state === 'checking' ? await readRowsOf(tx, row) : row.rows,
    faltan: missingFields(kind, columns),
    cuentas: {
      nueva: rowsOf(row, 'nueva'),
      cambia: rowsOf(row, 'cambia'),
      igual: rowsOf(row, 'igual'),
      error: errors,
    },
  }
}

async function readRowsOf(tx: Tx, { id, isToReset }: DataRun): Promise<number> {
  if (isToReset) return 0
  return tx.$count(dataImportRows, and(eq(dataImportRows.importId, id), eq(dataImportRows.isRead, true)))
}

export const listDataImports: Handler<typeof listOperation> = async (_input, { tx, user }) => {
  const data = []
  for (const name of DATA_KINDS) {
    if (!mayImport(user, name)) continue
    const last = await lastImport(tx, dataTables, name)
    data.push({
      clase: name,
      archivo: last?.fileName ?? '',
      estado: last ? wireStates[last.state] : ('' as const),
      cuando: (last?.finishedAt ?? last?.createdAt)?.toISOString() ?? '',
    })
  }
  return { status: 'OK', data }
}
