import * as z from 'zod/mini'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireFlag,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const
const readOnly = { ...extension, isReadOnly: true } as const

const id = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const place = () => wireNumber.check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

export const RUN_STATES = ['en-cola', 'leyendo', 'detenida', 'terminada', 'rechazada'] as const
export const RUN_ORIGINS = ['comando', 'pantalla', 'llave', 'carpeta'] as const

const run = () =>
  z.object({
    id: wireNumber,
    archivo: wireText,
    origen: z.enum(RUN_ORIGINS),
    /** Person or source; '' for the command and the folder. */
    quien: wireText,
    inicio: wireText,
    fin: wireText,
    estado: z.enum(RUN_STATES),
    /** Reason why the whole file was refused or waits; '' when neither. */
    motivo: wireText,
    /** Code of the text in `motivo`; absent on an older server. */
    motivoClave: wireTextOrNone,
    bytes: wireNumber,
    /** Null until the file is opened. */
    documentos: wireNumberOrNull,
    hechos: wireNumber,
    tomados: wireNumber,
    enEspera: wireNumber,
    yaEstaban: wireNumber,
    sustituidos: wireNumber,
    acuses: wireNumber,
    /** Number of files in a ZIP that are neither XML nor PDF; absent on an older server. */
    ajenos: z.optional(wireNumber),
    rechazados: wireNumber,
    /** Number of PDFs kept, with and without an XML. */
    pdf: wireNumber,
    /** Number of imported receipts whose seal could not be verified; absent on an older server. */
    sellosSinComprobar: z.optional(wireNumber),
    /** Documents per minute; null before the first document. */
    porMinuto: wireNumberOrNull,
    faltanSegundos: wireNumberOrNull,
  })
export type PayrollRun = z.infer<ReturnType<typeof run>>

/**
 * Ticket of ten minutes for `POST /api/portal/importaciones` with the file's raw bytes, and with `clase` and
 * `nombre` in the query.
 */
export const openPayrollUpload = endpoint({
  ...readOnly,
  id: 'P-193',
  path: '/api/portal/nomina/importaciones/abrir',
  access: 'payroll',
  summary: 'Ticket for uploading a payroll file',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), boleto: neededText(), tope: wireNumber }),
})

export const RUNS_PER_PAGE = 20

export const listPayrollRuns = endpoint({
  ...readOnly,
  id: 'P-194',
  path: '/api/portal/nomina/importaciones',
  access: 'payroll',
  summary: 'Imports of payroll files',
  request: () => z.object({ antes: place() }),
  response: () =>
    withKnownKinds(
      'data',
      { origen: RUN_ORIGINS, estado: RUN_STATES },
      z.object({ status: z.string(), data: z.array(run()), total: wireNumber, desconocidas: newerRows }),
    ),
})

export const FAULTS_PER_PAGE = 50

export const readPayrollRun = endpoint({
  ...readOnly,
  id: 'P-195',
  path: '/api/portal/nomina/importaciones/una',
  access: 'payroll',
  summary: 'One import of a payroll file, with refused documents and doubts',
  request: () => z.object({ id: id(), desde: place() }),
  response: () =>
    z.object({
      status: z.string(),
      data: run(),
      sumas: wireNumber,
      dudas: wireNumber,
      guardado: wireFlag,
      faltas: z.array(
        z.object({
          posicion: wireNumber,
          documento: wireText,
          lugar: wireText,
          texto: wireText,
          /** Code of `texto`, for languages other than Spanish; valores: its values. */
          clave: wireTextOrNone,
          valores: z.optional(z.array(wireText)),
          clase: z.enum(['rechazo', 'suma', 'duda']),
        }),
      ),
      total: wireNumber,
    }),
})

/** Stops after the batch in progress; imported documents stay. */
export const stopPayrollRun = endpoint({
  ...extension,
  id: 'P-196',
  path: '/api/portal/nomina/importaciones/detener',
  access: 'payroll',
  summary: 'Stop or resume the import of a payroll file',
  request: () => z.object({ id: id(), accion: z.enum(['detener', 'seguir']) }),
  response: () => z.object({ status: z.string(), data: run() }),
})

export const retryWaitingReceipts = endpoint({
  ...extension,
  id: 'P-197',
  path: '/api/portal/nomina/en-espera/intentar',
  access: 'payroll',
  summary: 'Place waiting receipts whose person or period now exists',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), tomados: wireNumber, quedan: wireNumber }),
})

/** Only for a receipt with the generic RFC whose number and CURP belong to one person. */
export const placeConfirmedReceipt = endpoint({
  ...extension,
  id: 'P-272',
  path: '/api/portal/nomina/en-espera/confirmar',
  access: 'payroll',
  summary: 'Place a waiting receipt with the generic RFC after confirming its person',
  request: () => z.object({ id: id() }),
  response: () => z.object({ status: z.string(), empleado: wireText }),
})

/** The document as received, for correction. archivo: data:application/octet-stream;base64,<bytes>. */
export const downloadRefusedDocument = endpoint({
  ...readOnly,
  id: 'P-198',
  path: '/api/portal/nomina/importaciones/documento',
  access: 'payroll',
  summary: 'A refused document of a payroll file',
  request: () => z.object({ id: id(), posicion: place() }),
  response: () => z.object({ status: z.string(), nombre: wireText, archivo: neededText() }),
})
