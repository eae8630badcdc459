import * as z from 'zod/mini'
import { gateKinds } from '#domain/approvals/gate.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { way } from './gate-mark.ts'
import { wireNumber, wireText } from './wire-values.ts'

/** The gate (ROUTE-29), an extension for the guard only: today's entries and exits, and people inside. */

const entry = () =>
  z.object({
    id: wireNumber,
    clase: z.enum(gateKinds),
    /** Person who comes or goes; for things alone, their description. */
    nombre: wireText,
    /** Employee number of an exit pass; '' for none. */
    numero: wireText,
    /** Company, supplier, or carried goods; '' for none. */
    de: wireText,
    lugar: wireText,
    /** License plates; '' for none. */
    placas: wireText,
    /** First and last day, YYYY-MM-DD. */
    dia: wireText,
    diaFin: wireText,
    /** HH:MM in the plant's time; '' for none. For an exit pass: departure and return. */
    llega: wireText,
    seVa: wireText,
    recibe: wireText,
    autorizo: wireText,
    /** Latest mark, ISO 8601; null before the first. */
    marca: z.nullable(z.object({ via: way(), hora: wireText })),
    /** SHA-256 (base64url) of each key shown as a code, so that codes are recognized offline. */
    claves: z.array(z.string()),
  })
export type GateEntry = z.infer<ReturnType<typeof entry>>

/** P-101: entries authorized for today, and everybody inside from any day. */
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
