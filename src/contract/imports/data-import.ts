import { MAX_UPLOAD_BODY } from '#domain/documents/documents.ts'
import { DATA_WAITS } from '#domain/data-import/wait-reasons.ts'
import { DATA_KINDS } from '#domain/import-file/import-kinds.ts'
import * as z from 'zod/mini'
import {
  rowsRequest,
  badRows,
  handedOver,
  IMPORT_STATES,
  importDone,
  importEndpoint,
  importIs,
  importParts,
  importRow,
  importTaken,
  mappedColumns,
  rowCounts,
  steered,
} from './import-file.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Import of data files: upload, check, import (docs/importing-data.md); added operations. One file of each kind
 * at a time. Background jobs read and import; P-228 returns the progress. The server decides which kinds a
 * caller may import (P-234).
 */

const common = { ...importEndpoint, access: 'importer' } as const

const kind = () => z.enum(DATA_KINDS)

export const DATA_ROW_KINDS = ['nueva', 'cambia', 'igual', 'error'] as const
export type DataRowKind = (typeof DATA_ROW_KINDS)[number]

/**
 * Uploads a file as data:<type>;base64,<bytes>. Replaces an earlier upload of the kind whose import was not
 * started. The same file is uploaded again to read another sheet.
 */
export const uploadDataFile = operation({
  id: 'P-227',
  path: '/Nomina/ws-importar-datos.php',
  opcion: 1,
  summary: 'Upload a data file of one kind',
  access: 'importer',
  offline: 'online',
  bodyLimit: MAX_UPLOAD_BODY,
  outcome: statusIs('OK'),
  request: () => z.object({ clase: kind(), ...handedOver() }),
  response: importTaken,
})

const importOf = () =>
  z.object({
    ...importParts(wireText),
    clase: kind(),
    /** Reason why an unattended file waits for a person; '' otherwise. */
    espera: z.union([z.enum(DATA_WAITS), z.literal('')]),
    revisadas: wireNumber,
    faltan: z.array(wireText),
    cuentas: rowCounts(),
  })
export type DataImport = z.infer<ReturnType<typeof importOf>>

/** Current or last file of a kind, or null; and the names of the sources whose columns are stored. */
export const readDataImport = endpoint({
  ...common,
  id: 'P-228',
  path: '/api/portal/datos/importar/estado',
  summary: 'State of the import of one kind',
  isReadOnly: true,
  request: () => z.object({ clase: kind() }),
  response: () =>
    z.object({ status: z.literal('OK'), actual: z.nullable(importOf()), origenes: z.array(wireText) }),
})

export const mapDataColumns = endpoint({
  ...common,
  id: 'P-229',
  path: '/api/portal/datos/importar/columnas',
  summary: 'Map the columns of a data file',
  // Field of a column, or '' for an ignored column. The server checks the kind's own fields.
  request: () => z.object(mappedColumns(wireText.check(z.maxLength(40)))),
  response: importDone,
})

const row = () => importRow(wireText)
export type DataImportRow = z.infer<ReturnType<typeof row>>

export const listDataRows = endpoint({
  ...common,
  id: 'P-230',
  path: '/api/portal/datos/importar/filas',
  summary: 'Rows of a file, with their errors or changes',
  isReadOnly: true,
  request: () => z.object({ ...rowsRequest(), que: z.enum(DATA_ROW_KINDS) }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(row()), total: wireNumber }),
})

export const downloadBadDataRows = endpoint({
  ...common,
  id: 'P-231',
  path: '/api/portal/datos/importar/errores',
  summary: 'Rows with errors of a file, as a file',
  request: importIs,
  response: badRows,
})

export const startDataImport = endpoint({
  ...common,
  id: 'P-232',
  path: '/api/portal/datos/importar/empezar',
  summary: 'Import the valid rows of a file',
  request: importIs,
  response: importDone,
})

export const steerDataImport = endpoint({
  ...common,
  id: 'P-233',
  path: '/api/portal/datos/importar/seguir',
  summary: 'Stop, resume or discard an import of rows',
  request: steered,
  response: importDone,
})

const offered = () =>
  z.object({
    clase: kind(),
    /** Last file; '' for none. */
    archivo: wireText,
    estado: z.union([z.enum(IMPORT_STATES), z.literal('')]),
    /** End or arrival of the file, ISO 8601; '' for none. */
    cuando: wireText,
  })
export type OfferedKind = z.infer<ReturnType<typeof offered>>

export const listDataImports = endpoint({
  ...common,
  id: 'P-234',
  path: '/api/portal/datos/importar/clases',
  summary: 'Kinds of rows that the caller may import, each with its last file',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    withKnownKinds(
      'data',
      { clase: DATA_KINDS, estado: IMPORT_STATES },
      z.object({ status: z.literal('OK'), data: z.array(offered()), desconocidas: newerRows }),
    ),
})
