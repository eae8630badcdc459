import { MOST_COLUMNS, MOST_SHEETS, SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import * as z from 'zod/mini'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

export const ROWS_PER_PAGE = 20

export const importEndpoint = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

/**
 * - revisando: being compared with stored data.
 * - lista: ready to import.
 * - detenida: stopped by a person, or because a person must decide.
 */
export const IMPORT_STATES = ['revisando', 'lista', 'importando', 'detenida', 'terminada'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

type Field = z.ZodMiniType<string>

export const importId = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const source = () => neededText(z.trim(), z.minLength(1), z.maxLength(SOURCE_LENGTH))
/** data:<type>;base64,<bytes> */
const file = () => neededText()

export const importDone = () => z.object({ status: z.literal('OK') })

export const importIs = () => z.object({ id: importId })

const monthFirst = () => z.optional(wireFlag)

export const handedOver = () => ({
  nombre: neededText(z.trim(), z.minLength(1), z.maxLength(200)),
  archivo: file(),
  origen: source(),
  /** Index of a workbook's visible sheet, from 0; omitted: the server decides. */
  hoja: z.optional(wireNumber.check(z.int(), z.minimum(0), z.maximum(MOST_SHEETS - 1))),
  mesPrimero: monthFirst(),
})

export const importTaken = () => z.object({ status: z.literal('OK'), id: wireNumber })

/**
 * Mapping of the columns, in the file's order. The mapping and `mesPrimero` are stored for the source. Without
 * `mesPrimero`, the stored value stays.
 */
export const mappedColumns = <Of extends Field>(field: Of) => ({
  id: importId,
  origen: source(),
  columnas: z.array(field).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  mesPrimero: monthFirst(),
})

const column = <Of extends Field>(campo: Of) =>
  z.object({
    letra: wireText,
    titulo: wireText,
    muestra: wireText,
    campo,
    dudosa: wireFlag,
    /**
     * Whether the column's text was guessed or corrected after a wrong decoding; omitted if it was read as
     * written.
     */
    letras: z.optional(wireFlag),
  })

/**
 * A file and its progress.
 * @param field schema of a column's field; '' for an ignored column
 */
export const importParts = <Of extends Field>(field: Of) => ({
  id: wireNumber,
  archivo: wireText,
  origen: wireText,
  estado: z.enum(IMPORT_STATES),
  filas: wireNumber,
  columnas: z.array(column(field)),
  /** Names of a workbook's sheets, if it has several, and the index of the sheet that was read. */
  hojas: z.optional(z.array(wireText)),
  hoja: z.optional(wireNumber),
  /** True when the file came from a program or the folder: an upload cannot replace it. */
  hojaFija: z.optional(wireFlag),
  /**
   * Order in which ambiguous dates such as 03/04 are read. duda: a person must decide; '' without such dates. Absent
   * on an older server.
   */
  fechas: z.optional(z.enum(['dia', 'mes', 'duda', ''])),
  /** Number of rows to import; hechas: rows imported so far. */
  porImportar: wireNumber,
  hechas: wireNumber,
  /** Rows per second; 0 when unknown. */
  ritmo: wireNumber,
  /** ISO 8601; '' for none. */
  inicio: wireText,
  fin: wireText,
})

export const rowCounts = () =>
  z.object({ nueva: wireNumber, cambia: wireNumber, igual: wireNumber, error: wireNumber })

const anyImport = () => z.object({ ...importParts(wireText), cuentas: rowCounts() })
export type FileImport = z.infer<ReturnType<typeof anyImport>>

export const rowsRequest = () => ({
  id: importId,
  pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
})

/** @param field schema of the field with the error */
export const importRow = <Of extends Field>(field: Of) =>
  z.object({
    fila: wireNumber,
    numero: wireText,
    nombre: wireText,
    /** Cells of the row; [] when the file has no such row, or the cells were deleted after the import. */
    celdas: z.array(wireText),
    errores: z.array(
      z.object({
        celda: wireText,
        columna: wireNumber,
        campo: field,
        que: wireText,
        de: wireText,
        y: wireNumber,
      }),
    ),
    cambios: z.array(z.object({ campo: wireText, de: wireText, a: wireText })),
  })

export type FileRow = z.infer<ReturnType<typeof importRow<Field>>>

/** Rows with errors as a file to correct and upload again: data:text/csv;base64,<bytes>. */
export const badRows = () => z.object({ status: z.literal('OK'), nombre: wireText, archivo: file() })

/**
 * detener: stops; imported rows stay, the other rows wait. seguir: resumes. descartar: discards the remaining
 * rows.
 */
export const steered = () => z.object({ id: importId, accion: z.enum(['detener', 'seguir', 'descartar']) })
