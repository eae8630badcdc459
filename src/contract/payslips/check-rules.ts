import * as z from 'zod/mini'
import { ruleNames } from '#domain/pay-check/facts.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Rules of the check of payslips ("¿Me pagaron bien?"), added operations. Payroll can switch a rule off for
 * some days, always for everybody. So a role limited to some companies or plants is not enough. NODE-01 sends
 * these days to devices.
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'payroll',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const offPeriod = () =>
  z.object({
    id: wireNumber,
    /** First and last payday, YYYY-MM-DD. `hasta` is '' when there is no end. */
    desde: wireText,
    hasta: wireText,
    /** '' when the author's account was deleted. */
    apago: wireText,
  })
export type WireOffPeriod = z.infer<ReturnType<typeof offPeriod>>

const rule = () =>
  z.object({
    /** Name in `ruleNames`; a newer server may send an unknown name. */
    regla: wireText,
    /** Number of people who asked about a difference that the rule found, in the last 365 days. */
    personas: wireNumber,
    /** Number of those requests for which payroll called the rule right; falsas: wrong. */
    ciertas: wireNumber,
    falsas: wireNumber,
    apagada: z.array(offPeriod()),
  })
export type WireRule = z.infer<ReturnType<typeof rule>>

export const listCheckRules = endpoint({
  ...common,
  id: 'P-252',
  offline: 'cache',
  path: '/api/portal/nomina/revision',
  summary: 'Rules of the check of payslips, how often each was right, and when it is off',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), hoy: wireText, reglas: z.array(rule()) }),
})

/** Refused when the rule is already off on one of the days. */
export const switchRuleOff = endpoint({
  ...common,
  id: 'P-253',
  isOnce: true,
  path: '/api/portal/nomina/revision/apagar',
  summary: 'Switch off a rule of the check of payslips',
  request: () => z.object({ regla: z.enum(ruleNames), desde: day(), hasta: z.optional(day()) }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

/**
 * Sets the last day on which a rule is off. Without `hasta` the days are withdrawn: the rule checks all
 * payslips again, including earlier payslips.
 */
export const switchRuleOn = endpoint({
  ...common,
  id: 'P-254',
  isOnce: true,
  path: '/api/portal/nomina/revision/encender',
  summary: 'Switch a rule of the check of payslips on again',
  request: () => z.object({ id, hasta: z.optional(day()) }),
  response: () => z.object({ status: z.string() }),
})
