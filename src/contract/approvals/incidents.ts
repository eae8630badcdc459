import * as z from 'zod/mini'
import { operation } from '../protocol/operation.ts'
import { hasField, statusIs, listOrEmpty } from '../protocol/outcome.ts'
import {
  neededText,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
  wireList,
} from '../protocol/wire-values.ts'

/** Incident authorization service for employees (spec 001 §3, §5, §7; 002 §7.9). */

const path = '/Incidencias/ws-incidencias-autorizacion.php'
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/**
 * descIncidencia determines what the two dates mean: start and end, or for 'Tiempo por tiempo' the day of rest
 * and the day of work (INCD-03). Added fields: id, and `nombre` of incidents for the caller to decide.
 */
const incidentRow = () =>
  z.object({
    descIncidencia: wireText,
    FLARGA: z.optional(z.nullable(z.string())),
    estatusDesc: wireText,
    fechaInIncidencia: wireText,
    fechaFiIncidencia: z.optional(z.nullable(z.string())),
    idIncidencia: wireNumberOrNone,
    nombre: wireTextOrNone,
  })
export type IncidentRow = z.infer<ReturnType<typeof incidentRow>>

/**
 * With `id` of an incident, returns its detail. With 0, an added value, returns the caller's pending incidents
 * and the incidents for the caller to decide.
 */
export const readIncidents = operation({
  id: 'IAU-04',
  path,
  has401InText: true,
  opcion: 4,
  summary: 'Incident detail, and pending incidents',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({ id: wireNumber.check(z.int(), z.minimum(0), z.maximum(2_147_483_647)) }),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      incidencias: wireList(incidentRow()),
      /** Added with `id` 0: the caller's weekly rest days as digits of weekdays, 0 is Sunday; '' when unknown. */
      descansoSemanal: z.optional(z.nullable(z.string())),
    }),
  outcome: listOrEmpty('incidencias'),
})

/** SHELL-19. */
export const countIncidents = operation({
  id: 'IAU-05',
  path,
  has401InText: true,
  opcion: 5,
  summary: 'Count of incidents to authorize',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), count: wireNumber }),
  outcome: hasField('count', 'ERROR'),
})

/** The server refuses more than two days off a week (INCD-04), also when a queued request arrives. */
export const requestIncident = operation({
  id: 'P-08',
  path,
  has401InText: true,
  opcion: 6,
  summary: 'Request an incident',
  access: 'employee',
  offline: 'queue',
  request: () =>
    z.object({
      tipo: neededText(z.minLength(1), z.maxLength(60)),
      fechaInIncidencia: day(),
      fechaFiIncidencia: day(),
    }),
  response: () => z.object({ status: z.string() }),
  outcome: statusIs('Ok', 'OK'),
})
