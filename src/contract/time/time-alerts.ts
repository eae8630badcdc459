import * as z from 'zod/mini'
import { endpoint, type Outcome } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { common, status, time, type WireAlert } from './own-alerts.ts'
import {
  neededText,
  readFlag,
  readNumber,
  wireFlag,
  wireList,
  wireNumber,
  wireText,
} from '../protocol/wire-values.ts'

/**
 * Time alerts of a team, their views, and their recording (spec 001 §2, §3, §7; TIME-07, TIME-08, BR-40; P-41).
 * Separate from own-alerts.ts, which Inicio always loads.
 */

/**
 * Validates the alerts without a schema, because a schema is slow on a tablet for a large team with thousands
 * of alerts.
 */
function areAlerts(value: unknown): value is WireAlert[] {
  return Array.isArray(value) && value.every(isAlert)
}

function tidyAlerts(value: unknown): unknown {
  return Array.isArray(value) ? value.map(tidyAlert) : (value ?? [])
}

function tidyAlert(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const alert = value as Record<string, unknown>
  const { fechaAlerta, horaEntrada, idTipoInstalacion: kind, vista } = alert
  return {
    ...alert,
    ...(fechaAlerta === null && { fechaAlerta: '' }),
    ...(horaEntrada === null && { horaEntrada: '' }),
    ...(kind !== undefined && { idTipoInstalacion: readNumber(kind) }),
    ...(vista !== undefined && { vista: readFlag(vista) }),
  }
}

function isAlert(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { fechaAlerta, horaEntrada, horaSalida, descripcion, idTipoInstalacion, tipoInstalacion, vista } =
    value as Record<string, unknown>
  const isNumber = typeof idTipoInstalacion === 'number'
  return (
    typeof fechaAlerta === 'string' &&
    typeof horaEntrada === 'string' &&
    [horaSalida, descripcion, tipoInstalacion].every((text) => typeof (text ?? '') === 'string') &&
    (isNumber || (idTipoInstalacion ?? null) === null) &&
    typeof (vista ?? false) === 'boolean'
  )
}

const teamPerson = () =>
  z.object({
    EMPLID: wireText,
    nombreColaborador: wireText,
    alertas: z.pipe(z.transform(tidyAlerts), z.custom<WireAlert[]>(areAlerts)),
  })
export type WireTeamPerson = z.infer<ReturnType<typeof teamPerson>>

/** Includes members without alerts; alerts of the last 90 days. */
export const listTeamAlerts = endpoint({
  ...common,
  id: 'NODE-12',
  method: 'GET',
  path: '/api/get-alertas-por-colaborador-lider',
  summary: "Time alerts of the leader's team",
  access: 'leader',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: status(), data: wireList(teamPerson()) }),
  outcome: statusIs('OK'),
})

function recorded(answer: unknown): Outcome {
  const isSilent = answer === '' || answer === null || isEmptyObject(answer)
  return isSilent ? 'ok' : statusIs('OK')(answer)
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

const seen = () =>
  ({
    ...common,
    method: 'POST',
    offline: 'online',
    isSilent: true,
    request: z.object({}),
    /** The spec shows an empty body, so any response except a refusal is a success. */
    response: z.union([z.object({ status: z.optional(z.nullable(status())) }), z.literal(''), z.null()]),
    outcome: recorded,
  }) as const

/** Records one view per day and person; a repetition only updates the time (TIME-07). */
export const markOwnAlertsSeen = endpoint({
  ...seen(),
  id: 'NODE-09',
  path: '/api/set-visualizacion-alertas-por-dia',
  summary: 'Mark the own time alerts as seen today',
  access: 'employee',
})

/** TIME-08: once a day. */
export const markTeamAlertsSeen = endpoint({
  ...seen(),
  id: 'NODE-10',
  path: '/api/set-visualizacion-alertas-por-dia-lider',
  summary: 'Mark the time alerts of the team as seen today',
  access: 'leader',
})

/**
 * Records alerts from the doors of restrooms and canteens, sent by an account of human resources. Reports with
 * the same person, kind of facility and time of entry are one alert. A later report may add the exit.
 */
export const recordTimeAlert = endpoint({
  ...common,
  id: 'P-41',
  method: 'POST',
  path: '/api/portal/alertas-tiempo',
  summary: 'Record a time alert',
  access: 'hr',
  offline: 'online',
  request: () =>
    z.object({
      emplid: neededText(z.trim(), z.minLength(1), z.maxLength(20)),
      fechaAlerta: neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      horaEntrada: time(),
      horaSalida: z.nullable(time()),
      descripcion: neededText(z.trim(), z.maxLength(120)),
      idTipoInstalacion: wireNumber.check(z.int(), z.minimum(0), z.maximum(9999)),
      tipoInstalacion: neededText(z.trim(), z.minLength(1), z.maxLength(60)),
    }),
  response: () => z.object({ status: status(), nueva: wireFlag }),
  outcome: statusIs('OK'),
})
