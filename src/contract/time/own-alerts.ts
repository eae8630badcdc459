import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireList, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * The caller's own time alerts (spec 001 §2, §3, §7; TIME-01 … TIME-10, BR-40), and the caller's canteen
 * schedule (P-09).
 */

export const common = { host: 'node', token: 'header', answers: 'json' } as const
export const status = () => z.string()
/** HH:mm. */
export const time = () => neededText(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const alert = () => ({
  /** YYYY-MM-DD. */
  fechaAlerta: wireText,
  horaEntrada: wireText,
  /** null or absent when the exit was not recorded. */
  horaSalida: z.nullish(wireText),
  descripcion: z.nullish(wireText),
  /** 1 restroom; any other value, or none, canteen. */
  idTipoInstalacion: z.nullish(wireNumber),
  tipoInstalacion: z.nullish(wireText),
  /** Added field: whether the caller has seen the alert (NODE-09, NODE-10); absent on a legacy host. */
  vista: z.optional(wireFlag),
})

const ownAlert = () => z.object({ emplid: wireText, ...alert() })
export type WireAlert = Omit<z.infer<ReturnType<typeof ownAlert>>, 'emplid'>

/** Alerts of the last 90 days, newest first. */
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

/** A host may lack this operation. A person without a schedule is warned (TIME-10). */
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
