import { MAX_UPLOAD_BODY } from '#domain/documents.ts'
import { DATA_KINDS } from '#domain/data-import/kind.ts'
import { DATA_WAITS } from '#domain/data-import/waits.ts'
import { MOST_COLUMNS, SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import * as z from 'zod/mini'
import { endpoint, operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * Rows of a kind from a file, ours: handed over, looked through, and done (docs/importing.md). One file of a kind at a
 * time. Reading and importing are jobs: P-228 says how far they are. Which kinds a caller may bring, the server says
 * (P-234) and holds to.
 */

export const DATA_ROWS_PER_PAGE = 20

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'importer',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const done = () => z.object({ status: z.literal('OK') })
const kind = () => z.enum(DATA_KINDS)
/** A column's field, or '' where nothing of it is read; the kind's own fields are the server's to check. */
const field = () => wireText.check(z.maxLength(40))
const source = () => neededText(z.trim(), z.minLength(1), z.maxLength(SOURCE_LENGTH))

/** revisando: held against what is there. lista: may be imported. importando; detenida: by somebody; terminada. */
export const DATA_IMPORT_STATES = ['revisando', 'lista', 'importando', 'detenida', 'terminada'] as const
export type DataImportState = (typeof DATA_IMPORT_STATES)[number]

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
  request: () =>
    z.object({
      clase: kind(),
      nombre: neededText(z.trim(), z.minLength(1), z.maxLength(200)),
      archivo: neededText(),
      origen: source(),
    }),
  response: () => z.object({ status: z.literal('OK'), id: wireNumber }),
})

const counts = () => z.object({ nueva: wireNumber, cambia: wireNumber, igual: wireNumber, error: wireNumber })

const column = () =>
  z.object({
    /** 'A', 'B' … */
    letra: wireText,
    titulo: wireText,
    muestra: wireText,
    campo: wireText,
    /** Guessed without being sure: somebody shall look at it. */
    dudosa: wireFlag,
  })

const importOf = () =>
  z.object({
    id: wireNumber,
    clase: kind(),
    archivo: wireText,
    origen: wireText,
    estado: z.enum(DATA_IMPORT_STATES),
    /** Why one that came by itself waits for a person; '' where nothing does. */
    espera: z.union([z.enum(DATA_WAITS), z.literal('')]),
    filas: wireNumber,
    /** Rows that are looked through. */
    revisadas: wireNumber,
    columnas: z.array(column()),
    /** Columns that are needed, and that nobody has named. */
    faltan: z.array(wireText),
    cuentas: counts(),
    /** Rows to be imported, and how many are. */
    porImportar: wireNumber,
    hechas: wireNumber,
    /** Rows a second; 0 where it is not known. */
    ritmo: wireNumber,
    /** Instants in ISO 8601; '' where there is none. */
    inicio: wireText,
    fin: wireText,
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
  request: () =>
    z.object({
      id,
      origen: source(),
      columnas: z.array(field()).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
    }),
  response: done,
})

const cell = () =>
  z.object({
    celda: wireText,
    columna: wireNumber,
    campo: wireText,
    que: wireText,
    de: wireText,
    y: wireNumber,
  })

const row = () =>
  z.object({
    fila: wireNumber,
    numero: wireText,
    nombre: wireText,
    /** As they stand in the file. */
    celdas: z.array(wireText),
    errores: z.array(cell()),
    cambios: z.array(z.object({ campo: wireText, de: wireText, a: wireText })),
  })
export type DataImportRow = z.infer<ReturnType<typeof row>>

/** P-230: rows of a file that are new, change, stay or are in error, a page at a time, in the file's order. */
export const listDataRows = endpoint({
  ...common,
  id: 'P-230',
  path: '/api/portal/datos/importar/filas',
  summary: 'Rows of a file, with what is wrong or would change',
  onlyAsks: true,
  request: () =>
    z.object({
      id,
      que: z.enum(DATA_ROW_KINDS),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(row()), total: wireNumber }),
})

/** P-231: the rows with errors, as a file that can be mended and brought again. archivo: data:text/csv;base64,<bytes>. */
export const downloadBadDataRows = endpoint({
  ...common,
  id: 'P-231',
  path: '/api/portal/datos/importar/errores',
  summary: 'Rows with errors of a file, as a file',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.literal('OK'), nombre: wireText, archivo: neededText() }),
})

/** P-232. */
export const startDataImport = endpoint({
  ...common,
  id: 'P-232',
  path: '/api/portal/datos/importar/empezar',
  summary: 'Import the valid rows of a file',
  request: () => z.object({ id }),
  response: done,
})

/** P-233: detener: what is imported stays, the rest waits. seguir. descartar: what was not imported is given up. */
export const steerDataImport = endpoint({
  ...common,
  id: 'P-233',
  path: '/api/portal/datos/importar/seguir',
  summary: 'Stop an import of rows, go on with it, or give it up',
  request: () => z.object({ id, accion: z.enum(['detener', 'seguir', 'descartar']) }),
  response: done,
})

const offered = () =>
  z.object({
    clase: kind(),
    /** '' where no file of it has come. */
    archivo: wireText,
    estado: z.union([z.enum(DATA_IMPORT_STATES), z.literal('')]),
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
