import * as z from 'zod/mini'
import { REASON_LENGTH } from '#domain/savings/savings-requests.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireFlagOrNone, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Parameters of the savings fund: one person of the desk proposes, another person approves; added operations.
 * Rates are annual fractions as in CAJ-07, amounts are pesos with decimals.
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
  /** Maximum loan as a multiple of the savings. */
  factor: wireNumber,
  parteSocial: wireNumber,
  minimoSemanal: wireNumber,
  minimoQuincenal: wireNumber,
  /** Whether savings above the legal maximum are refused. An older client sends none; then it stays as it is. */
  rechazaTope: wireFlagOrNone,
})
const parameterValues = () => z.object(values())
export type ParameterValues = z.infer<ReturnType<typeof parameterValues>>

/** Parameters valid from `desde`. Both names are '' for parameters that the operator set. */
const period = () => z.object({ desde: wireText, ...values(), propuso: wireText, aprobo: wireText })
export type ParameterPeriod = z.infer<ReturnType<typeof period>>

const proposal = () =>
  z.object({
    id: wireNumber,
    desde: wireText,
    ...values(),
    estado: z.enum(['pendiente', 'rechazada', 'retirada']),
    propuso: wireText,
    fechaPropuesta: wireText,
    /** '' until decided, and when withdrawn. */
    decidio: wireText,
    motivo: wireText,
    /** The caller's own proposal, which another person must decide. */
    esPropia: wireFlag,
  })
export type ParameterProposal = z.infer<ReturnType<typeof proposal>>

/**
 * All lists, latest first. `hoy`: today in the company's time zone. `propuestas`: waiting proposals, then the
 * latest proposals that were not approved. `hayMas`: there are older proposals. The request for older proposals
 * has the last id as `antesDe`.
 */
export const readSavingsParameters = endpoint({
  ...common,
  id: 'P-86',
  offline: 'cache',
  path: '/api/portal/caja/parametros',
  summary: 'Rates and minimums of the savings fund: current, earlier and proposed',
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

export const proposeSavingsParameters = endpoint({
  ...common,
  id: 'P-87',
  isOnce: true,
  path: '/api/portal/caja/parametros/proponer',
  summary: 'Propose other rates and minimums of the savings fund',
  request: () => z.object({ desde: day(), ...values() }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

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
      motivo: z.optional(
        neededText(z.trim(), z.minLength(REASON_LENGTH.least), z.maxLength(REASON_LENGTH.most)),
      ),
    }),
  response: () => z.object({ status: z.string() }),
})
