import { MAX_UPLOAD_BODY } from '#domain/documents.ts'
import { DATA_KINDS } from '#domain/data-import/kind.ts'
import { DATA_WAITS } from '#domain/data-import/waits.ts'
import * as z from 'zod/mini'
import {
  askedRows,
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
  steered,
} from './import-file.ts'
import { endpoint, operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber, wireText } from './wire-values.ts'

/**
 * Rows of a kind from a file, ours: handed over, looked through, and done (docs/importing.md). One file of a kind at a
 * time. Reading and importing are jobs: P-228 says how far they are. Which kinds a caller may bring, the server says
 * (P-234) and holds to.
 */

const common = { ...importEndpoint, access: 'importer' } as const

const kind = () => z.enum(DATA_KINDS)

export const DATA_ROW_KINDS = ['nueva', 'cambia', 'igual', 'error'] as const
export type DataRowKind = (typeof DATA_ROW_KINDS)[number]

/** P-227: the file as data:<type>;base64,<bytes>; an older one of its kind that was not imported gives way to it. */
export const uploadDataFile = operation({
  id: 'P-227',
  path: '/Nomina/ws-importar-datos.php',
  opcion: 1,
  summary: 'Hand over a file of rows of a kind',
  access: 'importer',
  offline: 'online',
  bodyLimit: MAX_UPLOAD_BODY,
  outcome: statusIs('OK'),
  request: () => z.object({ clase: kind(), ...handedOver() }),
  response: importTaken,
})

const counts = () => z.object({ nueva: wireNumber, cambia: wireNumber, igual: wireNumber, error: wireNumber })

const importOf = () =>
  z.object({
    ...importParts(wireText),
    clase: kind(),
    /** Why one that came by itself waits for a person; '' where nothing does. */
    espera: z.union([z.enum(DATA_WAITS), z.literal('')]),
    /** Rows that are looked through. */
    revisadas: wireNumber,
    /** Columns that are needed, and that nobody has named. */
    faltan: z.array(wireText),
    cuentas: counts(),
  })
export type DataImport = z.infer<ReturnType<typeof importOf>>

/** P-228: the file of a kind that is at work, or the last one; null where there was none. And the sources with what is remembered. */
export const readDataImport = endpoint({
  ...common,
  id: 'P-228',
  path: '/api/portal/datos/importar/estado',
  summary: 'How far the file of a kind is',
  onlyAsks: true,
  request: () => z.object({ clase: kind() }),
  response: () =>
    z.object({ status: z.literal('OK'), actual: z.nullable(importOf()), origenes: z.array(wireText) }),
})

/** P-229: what each column is; remembered for the source. The file is looked through again. */
export const mapDataColumns = endpoint({
  ...common,
  id: 'P-229',
  path: '/api/portal/datos/importar/columnas',
  summary: 'Say what the columns of a file of rows are',
  // A column's field, or '' where nothing of it is read; the kind's own fields are the server's to check.
  request: () => z.object(mappedColumns(wireText.check(z.maxLength(40)))),
  response: importDone,
})

const row = () => importRow(wireText)
export type DataImportRow = z.infer<ReturnType<typeof row>>

/** P-230: rows of a file that are new, change, stay or are in error, a page at a time, in the file's order. */
export const listDataRows = endpoint({
  ...common,
  id: 'P-230',
  path: '/api/portal/datos/importar/filas',
  summary: 'Rows of a file, with what is wrong or would change',
  onlyAsks: true,
  request: () => z.object({ ...askedRows(), que: z.enum(DATA_ROW_KINDS) }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(row()), total: wireNumber }),
})

/** P-231. */
export const downloadBadDataRows = endpoint({
  ...common,
  id: 'P-231',
  path: '/api/portal/datos/importar/errores',
  summary: 'Rows with errors of a file, as a file',
  request: importIs,
  response: badRows,
})

/** P-232. */
export const startDataImport = endpoint({
  ...common,
  id: 'P-232',
  path: '/api/portal/datos/importar/empezar',
  summary: 'Import the valid rows of a file',
  request: importIs,
  response: importDone,
})

/** P-233. */
export const steerDataImport = endpoint({
  ...common,
  id: 'P-233',
  path: '/api/portal/datos/importar/seguir',
  summary: 'Stop an import of rows, go on with it, or give it up',
  request: steered,
  response: importDone,
})

const offered = () =>
  z.object({
    clase: kind(),
    /** '' where no file of it has come. */
    archivo: wireText,
    estado: z.union([z.enum(IMPORT_STATES), z.literal('')]),
    /** ISO 8601: when it ended, or came; '' where none has. */
    cuando: wireText,
  })
export type OfferedKind = z.infer<ReturnType<typeof offered>>

/** P-234: the kinds that the caller may bring, each with its last file. */
export const listDataImports = endpoint({
  ...common,
  id: 'P-234',
  path: '/api/portal/datos/importar/clases',
  summary: 'Kinds of rows that the caller may bring, each with its last file',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.literal('OK'), data: z.array(offered()) }),
})
