import { MAX_UPLOAD_BODY } from '#domain/documents.ts'
import { ROW_KINDS } from '#domain/people-import/difference.ts'
import { IMPORT_FIELDS } from '#domain/people-import/fields.ts'
import * as z from 'zod/mini'
import {
  askedRows,
  badRows,
  handedOver,
  importDone,
  importEndpoint,
  importId,
  importIs,
  importParts,
  importRow,
  importTaken,
  mappedColumns,
  steered,
} from './import-file.ts'
import { endpoint, operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/**
 * People from a file, ours: an administrator hands it over, looks at what it would do, and has it done (docs/importing.md).
 * One file at a time. Reading and importing are jobs: P-186 says how far they are.
 */

const common = { ...importEndpoint, access: 'administrator' } as const

const field = () => z.union([z.enum(IMPORT_FIELDS), z.literal('')])

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
  request: () => z.object(handedOver()),
  response: importTaken,
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

const missingPlace = () => z.object({ departamento: wireText, planta: wireText, filas: wireNumber })
export type MissingPlace = z.infer<ReturnType<typeof missingPlace>>

const importOf = () =>
  z.object({
    ...importParts(field()),
    /** Why a file that came by itself waits for an administrator; ''. */
    motivo: wireText,
    /** Of that sentence; a server from before there were any sends none. */
    motivoClave: wireTextOrNone,
    /** Whoever is not in the file leaves. */
    completa: wireFlag,
    cuentas: counts(),
    /** Of the new ones: without CURP, so that their payslips wait, and with CURP and without RFC. */
    sinCurp: z.optional(wireNumber),
    sinRfc: z.optional(wireNumber),
    /** Open accounts in the companies of the file. */
    personas: wireNumber,
    /** More would leave than may without their number typed. */
    confirmarBajas: wireFlag,
    /** New and returned people who have no opening password yet. */
    sinContrasena: wireNumber,
    /** On slips that the caller has printed, and not used (P-192). */
    enTalones: z.optional(wireNumber),
    /** Departments that its rows name and the portal lacks, to be added (P-68) and looked through again. */
    faltan: z.optional(z.array(missingPlace())),
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
  request: () => z.object({ ...mappedColumns(field()), completa: wireFlag }),
  response: importDone,
})

const row = () => importRow(z.enum(IMPORT_FIELDS))
export type ImportRow = z.infer<ReturnType<typeof row>>

/** P-188: rows of a kind, a page at a time, in the file's order. */
export const listPeopleRows = endpoint({
  ...common,
  id: 'P-188',
  path: '/api/portal/personas/importar/filas',
  summary: 'Rows of a people file, with what is wrong or would change',
  onlyAsks: true,
  request: () => z.object({ ...askedRows(), clase: z.enum(ROW_KINDS) }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(row()), total: wireNumber }),
})

/** P-189. */
export const downloadBadRows = endpoint({
  ...common,
  id: 'P-189',
  path: '/api/portal/personas/importar/errores',
  summary: 'Rows with errors of a people file, as a file',
  request: importIs,
  response: badRows,
})

/** P-190: `bajas`: how many leave, typed by somebody, where the import asks for it (confirmarBajas). */
export const startPeopleImport = endpoint({
  ...common,
  id: 'P-190',
  path: '/api/portal/personas/importar/empezar',
  summary: 'Import the valid rows of a people file',
  request: () =>
    z.object({
      id: importId,
      bajas: z.nullable(wireNumber.check(z.int(), z.minimum(0), z.maximum(1_000_000))),
    }),
  response: importDone,
})

/** P-191. */
export const steerPeopleImport = endpoint({
  ...common,
  id: 'P-191',
  path: '/api/portal/personas/importar/seguir',
  summary: 'Stop an import of people, go on with it, or give it up',
  request: steered,
  response: importDone,
})

const slipPlace = () =>
  z.object({
    departamento: wireText,
    nombre: wireText,
    /** Its plant; ''. A server from before it was told sends none. */
    planta: z.optional(wireText),
    /** Who get a slip: those whose letter is not on its way. */
    personas: wireNumber,
    /** Of them, who have an address; undefined: this server writes no letters. */
    conCorreo: z.optional(wireNumber),
    /** On the slips that the caller printed last, and not used: these may be printed anew. */
    impresos: z.optional(wireNumber),
    /** Letters on their way, and those that no mail server took. */
    enviando: z.optional(wireNumber),
    fallidas: z.optional(wireNumber),
    /** Letters that may have gone out: the mail server said neither yes nor no. Not written again unless asked for. */
    inciertas: z.optional(wireNumber),
  })
export type SlipPlace = z.infer<ReturnType<typeof slipPlace>>

/**
 * P-192: makes opening passwords for one department's new people, once, as a PDF of slips; without one says who waits. An
 * answer that is lost takes nothing away: `otraVez` prints the caller's last slips of the department anew, with other
 * passwords, for whoever has not used theirs; those before are void, and the new ones say so.
 */
export const printOpeningSlips = endpoint({
  ...common,
  id: 'P-192',
  path: '/api/portal/personas/importar/talones',
  summary: 'Slips with opening passwords for people of a file',
  request: () =>
    z.object({
      id: importId,
      departamento: z.nullable(neededText(z.maxLength(20))),
      direccion: neededText(z.maxLength(200)),
      otraVez: z.optional(z.boolean()),
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
  request: () => z.object({ id: importId, departamento: neededText(z.maxLength(20)) }),
  response: () => z.object({ status: z.literal('OK'), cartas: wireNumber }),
})
