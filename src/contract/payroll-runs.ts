import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import {
  neededText,
  wireFlag,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from './wire-values.ts'

/** Files of payroll receipts from a screen, a program or a folder, and what became of them: ours. */

const ours = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const
const asks = { ...ours, onlyAsks: true } as const

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
    /** Why all of it was refused, or why it waits. */
    motivo: wireText,
    /** Of that sentence; a server from before there were any sends none. */
    motivoClave: wireTextOrNone,
    bytes: wireNumber,
    /** null: not known before it is opened. */
    documentos: wireNumberOrNull,
    hechos: wireNumber,
    tomados: wireNumber,
    enEspera: wireNumber,
    yaEstaban: wireNumber,
    sustituidos: wireNumber,
    acuses: wireNumber,
    /** Files of a ZIP that are neither XML nor PDF; a server from before they were counted sends none. */
    ajenos: z.optional(wireNumber),
    rechazados: wireNumber,
    /** PDFs that were kept: those that came with their XML, and those that came alone. */
    pdf: wireNumber,
    /** Documents a minute; null before the first. */
    porMinuto: wireNumberOrNull,
    faltanSegundos: wireNumberOrNull,
  })
export type PayrollRun = z.infer<ReturnType<typeof run>>

/**
 * P-193: a ticket of ten minutes, with which the file itself is sent (`POST /api/portal/importaciones`, the bytes as they
 * are, with `clase` and `nombre` in the address).
 */
export const openPayrollUpload = endpoint({
  ...asks,
  id: 'P-193',
  path: '/api/portal/nomina/importaciones/abrir',
  access: 'payroll',
  summary: 'A ticket to send a payroll file',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), boleto: neededText(), tope: wireNumber }),
})

export const RUNS_PER_PAGE = 20

/** P-194: the newest first; `antes` is the last id of the page before, 0 for the first. */
export const listPayrollRuns = endpoint({
  ...asks,
  id: 'P-194',
  path: '/api/portal/nomina/importaciones',
  access: 'payroll',
  summary: 'Payroll files that were or are being taken in',
  request: () => z.object({ antes: place() }),
  response: () => z.object({ status: z.string(), data: z.array(run()), total: wireNumber }),
})

export const FAULTS_PER_PAGE = 50

/** P-195: one of them, with what is said of its documents. */
export const readPayrollRun = endpoint({
  ...asks,
  id: 'P-195',
  path: '/api/portal/nomina/importaciones/una',
  access: 'payroll',
  summary: 'One payroll file, with its refused documents and doubts',
  request: () => z.object({ id: id(), desde: place() }),
  response: () =>
    z.object({
      status: z.string(),
      data: run(),
      /** Documents with a total that says something else than its parts, and with a doubt. */
      sumas: wireNumber,
      dudas: wireNumber,
      /** Whether refused documents can be fetched. */
      guardado: wireFlag,
      faltas: z.array(
        z.object({
          posicion: wireNumber,
          documento: wireText,
          lugar: wireText,
          texto: wireText,
          /** Of the sentence, with what it names, for other languages than Spanish. */
          clave: wireTextOrNone,
          valores: z.optional(z.array(wireText)),
          clase: z.enum(['rechazo', 'suma', 'duda']),
        }),
      ),
      total: wireNumber,
    }),
})

/** P-196: the batch under way is done first; what was taken in stays. */
export const stopPayrollRun = endpoint({
  ...ours,
  id: 'P-196',
  path: '/api/portal/nomina/importaciones/detener',
  access: 'payroll',
  summary: 'Stop or go on with a payroll file',
  request: () => z.object({ id: id(), accion: z.enum(['detener', 'seguir']) }),
  response: () => z.object({ status: z.string(), data: run() }),
})

/** P-197: they are looked at every five minutes anyway. */
export const retryWaitingReceipts = endpoint({
  ...ours,
  id: 'P-197',
  path: '/api/portal/nomina/en-espera/intentar',
  access: 'payroll',
  summary: 'Place waiting payroll receipts whose person or period is there now',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), tomados: wireNumber, quedan: wireNumber }),
})

/** P-198: as it came, to be mended. archivo: data:application/octet-stream;base64,<bytes>. */
export const downloadRefusedDocument = endpoint({
  ...asks,
  id: 'P-198',
  path: '/api/portal/nomina/importaciones/documento',
  access: 'payroll',
  summary: 'A refused document of a payroll file',
  request: () => z.object({ id: id(), posicion: place() }),
  response: () => z.object({ status: z.string(), nombre: wireText, archivo: neededText() }),
})
