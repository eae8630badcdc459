import * as z from 'zod/mini'
import { REASON_LENGTH } from '#domain/savings-requests.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * What the savings fund reckons with, ours: one person of its desk proposes, another one approves. Rates are fractions a
 * year as in CAJ-07, amounts pesos with decimals.
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'fund',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const values = () => ({
  tiie: wireNumber,
  tasa: wireNumber,
  /** A loan is at most so many times the savings. */
  factor: wireNumber,
  parteSocial: wireNumber,
  minimoSemanal: wireNumber,
  minimoQuincenal: wireNumber,
})
const parameterValues = () => z.object(values())
export type ParameterValues = z.infer<ReturnType<typeof parameterValues>>

/** What holds from a day on. Names are '' for what its operator has written. */
const period = () => z.object({ desde: wireText, ...values(), propuso: wireText, aprobo: wireText })
export type ParameterPeriod = z.infer<ReturnType<typeof period>>

const proposal = () =>
  z.object({
    id: wireNumber,
    desde: wireText,
    ...values(),
    /** retirada: by whoever had proposed it. */
    estado: z.enum(['pendiente', 'rechazada', 'retirada']),
    propuso: wireText,
    fechaPropuesta: wireText,
    /** '' while nobody has. */
    decidio: wireText,
    motivo: wireText,
    /** The caller's own: somebody else decides on it. */
    esPropia: wireFlag,
  })
export type ParameterProposal = z.infer<ReturnType<typeof proposal>>

/**
 * P-86: each list latest first; `hoy` is the company's. `propuestas`: all that wait, then the latest ones that were not
 * approved; `hayMas`: there are older ones, which `antesDe`, the id of the last, brings alone.
 */
export const readSavingsParameters = endpoint({
  ...common,
  id: 'P-86',
  offline: 'cache',
  path: '/api/portal/caja/parametros',
  summary: 'Rates and minimums of the savings fund: now, before and from when',
  request: () => z.object({ antesDe: z.optional(id) }),
  response: () =>
    z.object({
      status: z.string(),
      hoy: wireText,
      periodos: z.array(period()),
      propuestas: z.array(proposal()),
      hayMas: z.optional(wireFlag),
    }),
})

/** P-87: from a day on, today or later; one proposal waits for a day at a time. */
export const proposeSavingsParameters = endpoint({
  ...common,
  id: 'P-87',
  isOnce: true,
  path: '/api/portal/caja/parametros/proponer',
  summary: 'Propose other rates and minimums of the savings fund',
  request: () => z.object({ desde: day(), ...values() }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

/** P-88: nobody approves or refuses their own; only that may be withdrawn. */
export const decideSavingsParameters = endpoint({
  ...common,
  id: 'P-88',
  isOnce: true,
  path: '/api/portal/caja/parametros/decidir',
  summary: 'Approve, refuse or withdraw proposed rates and minimums',
  request: () =>
    z.object({
      id,
      decision: z.enum(['aprobar', 'rechazar', 'retirar']),
      /** Needed to refuse. */
      motivo: z.optional(
        neededText(z.trim(), z.minLength(REASON_LENGTH.least), z.maxLength(REASON_LENGTH.most)),
      ),
    }),
  response: () => z.object({ status: z.string() }),
})
