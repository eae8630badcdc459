import { MAX_UPLOAD_BODY } from '#domain/documents/documents.ts'
import { ROW_KINDS } from '#domain/people-import/row/difference.ts'
import { IMPORT_FIELDS } from '#domain/people-import/columns/fields.ts'
import * as z from 'zod/mini'
import {
  rowsRequest,
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
import { endpoint, operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/**
 * Import of people files: an administrator uploads a file, checks its changes, and imports it
 * (docs/importing.md); added operations. One file at a time. Background jobs read and import; P-186 returns the
 * progress.
 */

const common = { ...importEndpoint, access: 'administrator' } as const

const field = () => z.union([z.enum(IMPORT_FIELDS), z.literal('')])

/**
 * Uploads a file as data:<type>;base64,<bytes>. Replaces an earlier upload whose import was not started. The
 * same file is uploaded again to read another sheet.
 */
export const uploadPeopleFile = operation({
  id: 'P-185',
  path: '/Personas/ws-importar.php',
  opcion: 1,
  summary: 'Upload a people file',
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

const missingPlace = () =>
  z.object({
    departamento: wireText,
    planta: wireText,
    filas: wireNumber,
    /** Existing department with a similar name; absent for none, and on an older server. */
    parecido: wireTextOrNone,
  })
export type MissingPlace = z.infer<ReturnType<typeof missingPlace>>

const importOf = () =>
  z.object({
    ...importParts(field()),
    /** Reason why an unattended file waits for an administrator; '' for none. */
    motivo: wireText,
    /** Code of the text in `motivo`; absent on an older server. */
    motivoClave: wireTextOrNone,
    /** Whether a person missing from the file counts as a leaver. */
    completa: wireFlag,
    cuentas: counts(),
    /** Number of new people without CURP, whose payslips wait. sinRfc: new people with CURP but without RFC. */
    sinCurp: z.optional(wireNumber),
    sinRfc: z.optional(wireNumber),
    /**
     * Number of existing people who get another name, CURP, RFC, NSS or birth date. This field and the next
     * three are absent on an older server, and once the import has started.
     */
    cambianIdentidad: z.optional(wireNumber),
    /** Number of existing people who enter or leave the reach of a limited role. */
    cambianAlcance: z.optional(wireNumber),
    /** Number of returning people whose account was closed by hand. */
    cerradasAMano: z.optional(wireNumber),
    /** Number of leavers of this file and of its source's unattended files of 7 days. */
    bajasSemana: z.optional(wireNumber),
    personas: wireNumber,
    /** Whether the number of leavers is above the limit and must be typed. */
    confirmarBajas: wireFlag,
    sinContrasena: wireNumber,
    /** Number of unused passwords on slips printed by the caller (P-192). */
    enTalones: z.optional(wireNumber),
    /** Departments that the portal lacks; they can be added (P-68) before another check. */
    faltan: z.optional(z.array(missingPlace())),
  })
export type PeopleImport = z.infer<ReturnType<typeof importOf>>

/** Current or last file, or null; and the names of the sources whose columns are stored. */
export const readPeopleImport = endpoint({
  ...common,
  id: 'P-186',
  path: '/api/portal/personas/importar/estado',
  summary: 'State of the people import',
  isReadOnly: true,
  request: () => z.object({}),
  response: () =>
    z.object({ status: z.literal('OK'), actual: z.nullable(importOf()), origenes: z.array(wireText) }),
})

export const mapPeopleColumns = endpoint({
  ...common,
  id: 'P-187',
  path: '/api/portal/personas/importar/columnas',
  summary: 'Map the columns of a people file',
  request: () => z.object({ ...mappedColumns(field()), completa: wireFlag }),
  response: importDone,
})

const row = () => importRow(z.enum(IMPORT_FIELDS))
export type ImportRow = z.infer<ReturnType<typeof row>>

export const listPeopleRows = endpoint({
  ...common,
  id: 'P-188',
  path: '/api/portal/personas/importar/filas',
  summary: 'Rows of a people file, with their errors or changes',
  isReadOnly: true,
  request: () => z.object({ ...rowsRequest(), clase: z.enum(ROW_KINDS) }),
  response: () => z.object({ status: z.literal('OK'), data: z.array(row()), total: wireNumber }),
})

export const downloadBadRows = endpoint({
  ...common,
  id: 'P-189',
  path: '/api/portal/personas/importar/errores',
  summary: 'Rows with errors of a people file, as a file',
  request: importIs,
  response: badRows,
})

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

export const steerPeopleImport = endpoint({
  ...common,
  id: 'P-191',
  path: '/api/portal/personas/importar/seguir',
  summary: 'Stop, resume or discard a people import',
  request: steered,
  response: importDone,
})

const slipPlace = () =>
  z.object({
    departamento: wireText,
    nombre: wireText,
    /** Plant of the department, or ''; absent on an older server. */
    planta: z.optional(wireText),
    /** Number of people who get a slip: people without an email in progress. */
    personas: wireNumber,
    /** Number of people in `personas` with an email address; absent when this server sends no emails. */
    conCorreo: z.optional(wireNumber),
    /** Number of unused passwords on the caller's last slips, which can be printed again. */
    impresos: z.optional(wireNumber),
    enviando: z.optional(wireNumber),
    fallidas: z.optional(wireNumber),
    /** Number of emails with unknown result, which may have been sent; they are only retried on request. */
    inciertas: z.optional(wireNumber),
  })
export type SlipPlace = z.infer<ReturnType<typeof slipPlace>>

/**
 * Makes opening passwords once for the new people of a department, as a PDF of slips. Without a department,
 * lists the people who wait. `otraVez` prints the caller's unused slips again after a lost response; new
 * passwords replace the former passwords.
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

export const mailOpeningPasswords = endpoint({
  ...common,
  id: 'P-243',
  path: '/api/portal/personas/importar/correos',
  summary: 'Email opening passwords to people of a file',
  request: () => z.object({ id: importId, departamento: neededText(z.maxLength(20)) }),
  response: () => z.object({ status: z.literal('OK'), cartas: wireNumber }),
})
