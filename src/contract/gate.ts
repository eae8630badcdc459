import * as z from 'zod/mini'
import { gateKinds } from '#domain/approvals/gate.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { way } from './gate-mark.ts'
import { wireNumber, wireText } from './wire-values.ts'

/** The gate (ROUTE-29), ours: who comes and goes today, and who is inside. Of the guard alone. */

const entry = () =>
  z.object({
    id: wireNumber,
    clase: z.enum(gateKinds),
    /** Who comes or goes; of things alone, what they are. */
    nombre: wireText,
    /** Employee number of a pass to go out; '' for whoever has none. */
    numero: wireText,
    /** Company, supplier, or what is carried; '' where nothing was said. */
    de: wireText,
    lugar: wireText,
    /** License plates; '' without any. */
    placas: wireText,
    /** First and last day, YYYY-MM-DD. */
    dia: wireText,
    diaFin: wireText,
    /** HH:MM of the plant; '' where none was said. A pass to go out: goes, and is back. */
    llega: wireText,
    seVa: wireText,
    recibe: wireText,
    autorizo: wireText,
    /** The latest mark; null before the first. Instant in ISO 8601. */
    marca: z.nullable(z.object({ via: way(), hora: wireText })),
    /** SHA-256 (base64url) of each key that is shown here as a code: so a code is known without a network, too. */
    claves: z.array(z.string()),
  })
export type GateEntry = z.infer<ReturnType<typeof entry>>

/** P-101: authorized for today, and whoever is inside from whatever day. */
export const readGate = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'gate',
  outcome: statusIs('OK'),
  id: 'P-101',
  path: '/api/portal/vigilancia/hoy',
  summary: 'Authorized visits and passes of today, and who is inside',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(entry()) }),
})
