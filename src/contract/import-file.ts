import { MOST_COLUMNS, SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import * as z from 'zod/mini'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/** What a file of rows is over the wire, whatever its rows are: of people (people-import.ts) and of other kinds (data-import.ts). */

export const ROWS_PER_PAGE = 20

/** Of an endpoint that a person asks from a screen; who may, each says. */
export const importEndpoint = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

/** revisando: held against what is there. lista: may be imported. importando; detenida: by somebody; terminada. */
export const IMPORT_STATES = ['revisando', 'lista', 'importando', 'detenida', 'terminada'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What is a field of a kind of file, or of any. */
type Field = z.ZodMiniType<string>

export const importId = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const source = () => neededText(z.trim(), z.minLength(1), z.maxLength(SOURCE_LENGTH))
/** data:<type>;base64,<bytes> */
const file = () => neededText()

export const importDone = () => z.object({ status: z.literal('OK') })

export const importIs = () => z.object({ id: importId })

export const handedOver = () => ({
  nombre: neededText(z.trim(), z.minLength(1), z.maxLength(200)),
  archivo: file(),
  origen: source(),
})

export const importTaken = () => z.object({ status: z.literal('OK'), id: wireNumber })

/** What each column is, in the file's order, and the source that it is remembered for. */
export const mappedColumns = <Of extends Field>(field: Of) => ({
  id: importId,
  origen: source(),
  columnas: z.array(field).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
})

const column = <Of extends Field>(campo: Of) =>
  z.object({
    /** 'A', 'B' … */
    letra: wireText,
    titulo: wireText,
    muestra: wireText,
    campo,
    /** Guessed without being sure: somebody shall look at it. */
    dudosa: wireFlag,
  })

/** A file, and how far it is. @param field of a column; '' where nothing of it is read */
export const importParts = <Of extends Field>(field: Of) => ({
  id: wireNumber,
  archivo: wireText,
  origen: wireText,
  estado: z.enum(IMPORT_STATES),
  filas: wireNumber,
  columnas: z.array(column(field)),
  /** Rows to be imported, and how many are. */
  porImportar: wireNumber,
  hechas: wireNumber,
  /** Rows a second; 0 where it is not known. */
  ritmo: wireNumber,
  /** Instants in ISO 8601; '' where there is none. */
  inicio: wireText,
  fin: wireText,
})

export const askedRows = () => ({
  id: importId,
  pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
})

/** A row, what is wrong in it, and what would change. @param field in which something is wrong */
export const importRow = <Of extends Field>(field: Of) =>
  z.object({
    fila: wireNumber,
    numero: wireText,
    nombre: wireText,
    /** As they stand in the file; empty for what is not in it. */
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

/** Rows with errors, as a file that can be mended and brought again: data:text/csv;base64,<bytes>. */
export const badRows = () => z.object({ status: z.literal('OK'), nombre: wireText, archivo: file() })

/** detener: what is imported stays, the rest waits. seguir. descartar: what was not imported is given up. */
export const steered = () => z.object({ id: importId, accion: z.enum(['detener', 'seguir', 'descartar']) })
