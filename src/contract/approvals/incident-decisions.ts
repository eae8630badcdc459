import * as z from 'zod/mini'
import { operation, type Outcome } from '../protocol/operation.ts'
import { answerMessage, fieldText, statusIs } from '../protocol/outcome.ts'
import { wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/**
 * Incident authorization service for approvers (spec 002 §3, §7.9). Separate from incidents.ts, because few
 * people need these operations.
 */

const path = '/Incidencias/ws-incidencias-autorizacion.php'
const incidentId = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
/** estatusSolicitud is the text 'true' (APIN-14), in an object or a list of one. */
const changed = () => z.object({ estatusSolicitud: wireTextOrNone })
const reasons = () => z.array(z.object({ id: wireNumber, message: wireText }))
const change = () =>
  z.object({
    status: z.optional(z.nullable(z.string())),
    incidencias: z.union([changed(), z.array(changed())]),
    message: wireTextOrNone,
    /**
     * Added field: incidents that could not be decided, with reasons; no incident of the request was decided
     * then.
     */
    porIncidencia: z.optional(reasons()),
  })

function changeOutcome(answer: unknown): Outcome {
  const found = (answer as { incidencias?: unknown } | null)?.incidencias
  const one: unknown = Array.isArray(found) ? found[0] : found
  if (fieldText(one, 'estatusSolicitud') === 'true') return 'ok'
  const status = fieldText(answer, 'status')
  const each = reasons().safeParse((answer as { porIncidencia?: unknown } | null)?.porIncidencia)
  return {
    code: status === '' || status === 'Ok' ? 'ERROR' : status,
    message: answerMessage(answer),
    ...(each.success && { each: each.data }),
  }
}

/** APIN-12, APIN-13: `estatus` 2 authorizes, 3 rejects. A rejection has no comment (K-54). */
export const decideIncident = operation({
  id: 'IAU-01',
  path,
  has401InText: true,
  opcion: 1,
  summary: 'Authorize or reject one incident',
  access: 'employee',
  offline: 'online',
  request: () =>
    z.object({
      idIncidencia: incidentId,
      estatus: wireNumber.check(z.int(), z.minimum(2), z.maximum(3)),
    }),
  response: change,
  outcome: changeOutcome,
})

/** Maximum incidents per transaction, so that a person can check them before authorizing. */
export const INCIDENTS_AT_ONCE = 200

/** APIN-15: authorizes all the incidents or none. */
export const authorizeIncidents = operation({
  id: 'IAU-02',
  path,
  has401InText: true,
  opcion: 2,
  summary: 'Authorize all incidents',
  access: 'employee',
  offline: 'online',
  request: () =>
    z.object({
      idIncidencia: z.array(incidentId).check(z.minLength(1), z.maxLength(INCIDENTS_AT_ONCE)),
      estatus: wireNumber.check(z.int(), z.minimum(2), z.maximum(2)),
    }),
  response: change,
  outcome: changeOutcome,
})

const incidentToDecide = () =>
  z.object({
    id_incidencia: wireNumber,
    nombre: wireText,
    /** Misspelled in the contract (APIN-08). */
    decripcion: wireText,
    /** Added fields: first and last day, the person's job title, and the time of the request. */
    fechaInIncidencia: wireTextOrNone,
    fechaFiIncidencia: wireTextOrNone,
    puesto: wireTextOrNone,
    registrada: wireTextOrNone,
  })
export type IncidentToDecide = z.infer<ReturnType<typeof incidentToDecide>>

/** APIN-16. */
export const listIncidentsToDecide = operation({
  id: 'IAU-03',
  path,
  has401InText: true,
  opcion: 3,
  summary: 'List pending incidents',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      incidenciasPorAutorizar: z.optional(z.nullable(z.array(incidentToDecide()))),
    }),
  outcome: statusIs('Ok', 'OK'),
})
