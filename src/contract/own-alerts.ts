import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireList, wireNumber, wireText } from './wire-values.ts'

/**
 * Time-in-facility alerts of the node service (spec 001 §2, §3, §7; TIME-01 … TIME-10, BR-40): a person's own, and who
 * has a canteen schedule (P-09), which the spec leaves open.
 */

export const common = { host: 'node', token: 'header', answers: 'json' } as const
export const status = () => z.string()
/** HH:mm. */
export const time = () => neededText(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** What an alert says besides whose it is. */
const alert = () => ({
  /** YYYY-MM-DD. */
  fechaAlerta: wireText,
  horaEntrada: wireText,
  /** null or absent: nobody saw the person leave. */
  horaSalida: z.nullish(wireText),
  descripcion: z.nullish(wireText),
  /** 1 restroom; any other, also none, canteen. */
  idTipoInstalacion: z.nullish(wireNumber),
  tipoInstalacion: z.nullish(wireText),
  /** Ours: whoever is asking has looked at it (NODE-09, NODE-10); a legacy host doesn't say. */
  vista: z.optional(wireFlag),
})

const ownAlert = () => z.object({ emplid: wireText, ...alert() })
export type WireAlert = Omit<z.infer<ReturnType<typeof ownAlert>>, 'emplid'>

/** The last 90 days, newest first. */
export const listOwnAlerts = endpoint({
  ...common,
  id: 'NODE-11',
  method: 'GET',
  path: '/api/get-alertas-colaborador',
  summary: 'Own time alerts',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: status(), data: wireList(ownAlert()) }),
  outcome: statusIs('OK'),
})

/**
 * P-09: without one the person is warned (TIME-10). `horario` is ours, and so is the whole call: a host may not have it.
 */
export const readCanteenSchedule = endpoint({
  ...common,
  id: 'P-09',
  method: 'GET',
  path: '/api/get-horario-comedor',
  summary: "The person's canteen schedule",
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: status(),
      tieneHorario: wireFlag,
      horario: z.optional(z.object({ entrada: time(), salida: time() })),
    }),
  outcome: statusIs('OK'),
})
