import * as z from 'zod/mini'
import { gateKinds } from '#domain/approvals/gate.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { way } from './gate-mark.ts'
import { wireNumber, wireText } from '../protocol/wire-values.ts'

/** Today's entries and exits at the gate, and the people inside (ROUTE-29); an added operation for guards. */

const entry = () =>
  z.object({
    id: wireNumber,
    clase: z.enum(gateKinds),
    /**
     * Person who comes or goes, or supplier of material. For goods without a person, the description of the
     * goods.
     */
    nombre: wireText,
    /** Employee number of an exit pass; '' for none. */
    numero: wireText,
    /** Company of the person, delivered material, or goods that the person takes out; '' for none. */
    de: wireText,
    lugar: wireText,
    /** License plates; '' for none. */
    placas: wireText,
    /** First day, YYYY-MM-DD; diaFin is the last. */
    dia: wireText,
    diaFin: wireText,
    /** Expected arrival, for an exit pass the departure: HH:MM in the plant's time; '' for none. */
    llega: wireText,
    /** Expected departure, for an exit pass the return; same format. */
    seVa: wireText,
    recibe: wireText,
    autorizo: wireText,
    /** Latest mark, ISO 8601; null before the first mark. */
    marca: z.nullable(z.object({ via: way(), hora: wireText })),
    /** SHA-256 (base64url) of each key shown as a QR code, so that the codes are recognized offline. */
    claves: z.array(z.string()),
  })
export type GateEntry = z.infer<ReturnType<typeof entry>>

export const readGate = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'gate',
  outcome: statusIs('OK'),
  id: 'P-101',
  path: '/api/portal/vigilancia/hoy',
  summary: 'Authorized visits and passes of today, and the people inside',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    withKnownKinds(
      'data',
      { clase: gateKinds },
      z.object({ status: z.string(), data: z.array(entry()), desconocidas: newerRows }),
    ),
})
