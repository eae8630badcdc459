import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber } from './wire-number.ts'

/**
 * Time-in-facility alerts of the node service (spec 001 §2, §3, §7; TIME-01 … TIME-10, BR-40), and what the spec leaves
 * open: who has a canteen schedule (P-40) and how an alert comes into being (P-41).
 */

const common = { host: 'node', token: 'header', answers: 'json' } as const
const status = z.string()
/** HH:mm. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** What an alert says besides whose it is. */
const alert = {
  /** YYYY-MM-DD. */
  fechaAlerta: z.string(),
  horaEntrada: z.string(),
  /** null or absent: nobody saw the person leave. */
  horaSalida: z.nullish(z.string()),
  descripcion: z.nullish(z.string()),
  /** 1 restroom; any other, also none, canteen. */
  idTipoInstalacion: z.nullish(wireNumber),
  tipoInstalacion: z.nullish(z.string()),
  /** Ours: whoever is asking has looked at it (NODE-09, NODE-10); a legacy host doesn't say. */
  vista: z.optional(z.boolean()),
}

const ownAlert = z.object({ emplid: z.string(), ...alert })
export type WireAlert = Omit<z.infer<typeof ownAlert>, 'emplid'>

/** The last 90 days, newest first. */
export const listOwnAlerts = endpoint({
  ...common,
  id: 'NODE-11',
  method: 'GET',
  path: '/api/get-alertas-colaborador',
  summary: 'Own time alerts',
  access: 'employee',
  offline: 'cache',
  request: z.object({}),
  response: z.object({ status, data: z.array(ownAlert) }),
  outcome: statusIs('OK'),
})

/**
 * A large team has more than 4,000 alerts, and a schema of each takes a cheap tablet a tenth of a second: checked by hand,
 * with the fields above.
 */
function areAlerts(value: unknown): value is WireAlert[] {
  return Array.isArray(value) && value.every(isAlert)
}

function isAlert(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { fechaAlerta, horaEntrada, horaSalida, descripcion, idTipoInstalacion, tipoInstalacion, vista } =
    value as Record<string, unknown>
  const isNumber = typeof idTipoInstalacion === 'number' || /^\d{1,9}$/.test(String(idTipoInstalacion))
  return (
    typeof fechaAlerta === 'string' &&
    typeof horaEntrada === 'string' &&
    [horaSalida, descripcion, tipoInstalacion].every((text) => typeof (text ?? '') === 'string') &&
    (isNumber || (idTipoInstalacion ?? null) === null) &&
    typeof (vista ?? false) === 'boolean'
  )
}

const teamPerson = z.object({
  EMPLID: z.string(),
  nombreColaborador: z.string(),
  alertas: z.custom<WireAlert[]>(areAlerts),
})
export type WireTeamPerson = z.infer<typeof teamPerson>

/** Everybody in the leader's team, also without alerts; of each the last 90 days. */
export const listTeamAlerts = endpoint({
  ...common,
  id: 'NODE-12',
  method: 'GET',
  path: '/api/get-alertas-por-colaborador-lider',
  summary: "Time alerts of the leader's team",
  access: 'leader',
  offline: 'cache',
  request: z.object({}),
  response: z.object({ status, data: z.array(teamPerson) }),
  outcome: statusIs('OK'),
})

const seen = {
  ...common,
  method: 'POST',
  offline: 'online',
  request: z.object({}),
  response: z.object({ status }),
  outcome: statusIs('OK'),
} as const

/** Once a day and person; a repetition only moves the hour (TIME-07). */
export const markOwnAlertsSeen = endpoint({
  ...seen,
  id: 'NODE-09',
  path: '/api/set-visualizacion-alertas-por-dia',
  summary: 'Own time alerts were seen today',
  access: 'employee',
})

/** TIME-08. */
export const markTeamAlertsSeen = endpoint({
  ...seen,
  id: 'NODE-10',
  path: '/api/set-visualizacion-alertas-por-dia-lider',
  summary: 'Time alerts of the team were seen today',
  access: 'leader',
})

/** P-40, ours: VACIO without one, and then the person is warned (TIME-10). A legacy host has no such call. */
export const readCanteenSchedule = endpoint({
  ...common,
  id: 'P-40',
  method: 'GET',
  path: '/api/portal/horario-comedor',
  summary: "The person's canteen schedule",
  access: 'employee',
  offline: 'cache',
  request: z.object({}),
  response: z.object({ status, horario: z.optional(z.object({ entrada: time, salida: time })) }),
  outcome: statusIs('OK'),
})

/**
 * P-41, ours: what the doors of restrooms and canteens report, through an account of human resources. The same entry of
 * the same person at the same kind of facility is one alert, however often it comes; a later report may add the exit.
 */
export const recordTimeAlert = endpoint({
  ...common,
  id: 'P-41',
  method: 'POST',
  path: '/api/portal/alertas-tiempo',
  summary: 'Record a time alert',
  access: 'hr',
  offline: 'online',
  request: z.object({
    emplid: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    fechaAlerta: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    horaEntrada: time,
    horaSalida: z.nullable(time),
    descripcion: z.string().check(z.trim(), z.maxLength(120)),
    idTipoInstalacion: wireNumber.check(z.int(), z.minimum(0), z.maximum(9999)),
    tipoInstalacion: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  }),
  /** nueva false: it was known already. */
  response: z.object({ status, nueva: z.boolean() }),
  outcome: statusIs('OK'),
})
