import { MAX_UPLOAD_BODY } from '#domain/documents.ts'
import { ROW_KINDS } from '#domain/people-import/difference.ts'
import { IMPORT_FIELDS } from '#domain/people-import/fields.ts'
import { MOST_COLUMNS, SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import * as z from 'zod/mini'
import { endpoint, operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/**
 * People from a file, ours: an administrator hands it over, looks at what it would do, and has it done (docs/importing.md).
 * One file at a time. Reading and importing are jobs: P-186 says how far they are.
 */

export const ROWS_PER_PAGE = 20

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const done = () => z.object({ status: z.literal('OK') })
const field = () => z.union([z.enum(IMPORT_FIELDS), z.literal('')])
const source = () => neededText(z.trim(), z.minLength(1), z.maxLength(SOURCE_LENGTH))

/** revisando: held against who is there. lista: may be imported. importando; detenida: by somebody; terminada. */
export const IMPORT_STATES = ['revisando', 'lista', 'importando', 'detenida', 'terminada'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** P-185: the file as data:<type>;base64,<bytes>; an older one that was not imported gives way to it. */
export const uploadPeopleFile = operation({
  id: 'P-185',
  path: '/Personas/ws-importar.php',
  opcion: 1,
  summary: 'Hand over a file of people',
  access: 'administrator',
  offline: 'online',
  bodyLimit: MAX_UPLOAD_BODY,
  outcome: statusIs('OK'),
  request: () =>
    z.object({
      nombre: neededText(z.trim(), z.minLength(1), z.maxLength(200)),
      archivo: neededText(),
      origen: source(),
    }),
  response: () => z.object({ status: z.literal('OK'), id: wireNumber }),
})

const counts = () =>
  z.object({
    nueva: wireNumber,
    cambia: wireNumber,
    baja: wireNumber,
    regresa: wireNumber,
    igual: wireNumber,
    error: wireNumber,
  })

const column = () =>
  z.object({
    /** 'A', 'B' … */
    letra: wireText,
    titulo: wireText,
    muestra: wireText,
    campo: field(),
    /** Guessed without being sure: somebody shall look at it. */
    dudosa: wireFlag,
  })
export type ImportColumn = z.infer<ReturnType<typeof column>>

const importOf = () =>
  z.object({
    id: wireNumber,
    archivo: wireText,
    origen: wireText,
    estado: z.enum(IMPORT_STATES),
    /** Why a file that came by itself waits for an administrator; ''. */
    motivo: wireText,
    /** Of that sentence; a server from before there were any sends none. */
    motivoClave: wireTextOrNone,
    filas: wireNumber,
    columnas: z.array(column()),
    /** Whoever is not in the file leaves. */
    completa: wireFlag,
    cuentas: counts(),
    /** Open accounts in the companies of the file. */
    personas: wireNumber,
    /** More would leave than may without their number typed. */
    confirmarBajas: wireFlag,
    /** Rows to be imported, and how many are. */
    porImportar: wireNumber,
    hechas: wireNumber,
    /** Rows a second; 0 where it is not known. */
    ritmo: wireNumber,
    /** Instants in ISO 8601; '' where there is none. */
    inicio: wireText,
    fin: wireText,
    /** New and returned people who have no opening password yet. */
    sinContrasena: wireNumber,
  })
export type PeopleImport = z.infer<ReturnType<typeof importOf>>

/** P-186: the file that is at work, or the last one; null where there was none. And the sources with what is remembered. */
export const readPeopleImport = endpoint({
  ...common,
  id: 'P-186',
  path: '/api/portal/personas/importar/estado',
  summary: 'How far the file of people is',
  onlyAsks: true,
  request: () => z.object({}),
  response: () =>
    z.object({ status: z.literal('OK'), actual: z.nullable(importOf()), origenes: z.array(wireText) }),
})

/** P-187: what each column is; remembered for the source. The file is looked through again. */
export const mapPeopleColumns = endpoint({
  ...common,
  id: 'P-187',
  path: '/api/portal/personas/importar/columnas',
  summary: 'Say what the columns of a people file are',
  request: () =>
    z.object({
      id,
      origen: source(),
      columnas: z.array(field()).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
      completa: wireFlag,
    }),
  response: done,
})

const cell = () =>
  z.object({
    celda: wireText,
    columna: wireNumber,
    que: wireText,
    de: wireText,
    y: wireNumber,
    campo: z.enum(IMPORT_FIELDS),
  })
export type ImportCell = z.infer<ReturnType<typeof cell>>

const row = () =>
  z.object({
    fila: wireNumber,
    numero: wireText,
    nombre: wireText,
    /** As they stand in the file; empty for somebody who is not in it. */
    celdas: z.array(wireText),
    errores: z.array(cell()),
    cambios: z.array(z.object({ campo: wireText, de: wireText, a: wireText })),
  })
export type ImportRow = z.infer<ReturnType<typeof row>>

/** P-188: rows of a kind, a page at a time, in the file's order. */
export const listPeopleRows = endpoint({
  ...common,
  id: 'P-188',
  path: '/api/portal/personas/importar/filas',
  summary: 'Rows of a people file, with what is wrong or would change',
  onlyAsks: true,
  request: () =>
    z.object({
      id,
      clase: z.enum(ROW_KINDS),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(row()), total: wireNumber }),
})

/** P-189: the rows with errors, as a file that can be mended and brought again. archivo: data:text/csv;base64,<bytes>. */
export const downloadBadRows = endpoint({
  ...common,
  id: 'P-189',
  path: '/api/portal/personas/importar/errores',
  summary: 'Rows with errors of a people file, as a file',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.literal('OK'), nombre: wireText, archivo: neededText() }),
})

/** P-190: `bajas`: how many leave, typed by somebody, where the import asks for it (confirmarBajas). */
export const startPeopleImport = endpoint({
  ...common,
  id: 'P-190',
  path: '/api/portal/personas/importar/empezar',
  summary: 'Import the valid rows of a people file',
  request: () =>
    z.object({ id, bajas: z.nullable(wireNumber.check(z.int(), z.minimum(0), z.maximum(1_000_000))) }),
  response: done,
})

/** P-191: detener: what is imported stays, the rest waits. seguir. descartar: what was not imported is given up. */
export const steerPeopleImport = endpoint({
  ...common,
  id: 'P-191',
  path: '/api/portal/personas/importar/seguir',
  summary: 'Stop an import of people, go on with it, or give it up',
  request: () => z.object({ id, accion: z.enum(['detener', 'seguir', 'descartar']) }),
  response: done,
})

const slipPlace = () =>
  z.object({
    departamento: wireText,
    nombre: wireText,
    /** Who get a slip: those whose letter is not on its way. */
    personas: wireNumber,
    /** Of them, who have an address; undefined: this server writes no letters. */
    conCorreo: z.optional(wireNumber),
    /** Letters on their way, and those that no mail server took. */
    enviando: z.optional(wireNumber),
    fallidas: z.optional(wireNumber),
  })
export type SlipPlace = z.infer<ReturnType<typeof slipPlace>>

/** P-192: makes opening passwords for one department's new people, once, as a PDF of slips; without one says who waits. */
export const printOpeningSlips = endpoint({
  ...common,
  id: 'P-192',
  path: '/api/portal/personas/importar/talones',
  summary: 'Slips with opening passwords for people of a file',
  request: () =>
    z.object({
      id,
      departamento: z.nullable(neededText(z.maxLength(20))),
      direccion: neededText(z.maxLength(200)),
    }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      departamentos: z.array(slipPlace()),
      nombre: wireText,
      archivo: wireText,
    }),
})

/** P-243: writes to one department's new people what a slip would say; each letter has a password of its own. */
export const mailOpeningPasswords = endpoint({
  ...common,
  id: 'P-243',
  path: '/api/portal/personas/importar/correos',
  summary: 'Write opening passwords to people of a file',
  request: () => z.object({ id, departamento: neededText(z.maxLength(20)) }),
  response: () => z.object({ status: z.literal('OK'), cartas: wireNumber }),
})
