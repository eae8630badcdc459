import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { hasField } from './outcome.ts'
import { wireNumber, wireNumberOrNone } from './wire-values.ts'

/**
 * Whether somebody leads a team (spec 001 §6 and §7, TIME-09, BR-40). Apart from time-alerts.ts: the shell asks it for
 * everybody, the team's alerts only for those who have one.
 */
export const readTeamSize = endpoint({
  id: 'NODE-13',
  method: 'GET',
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
  path: '/api/get-colaboradores-operativos-lider',
  summary: 'How many people the person leads',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      /** More than 0: a leader. */
      cantidad: wireNumber,
      /** Ours: alerts of the team that the leader has not looked at yet; a legacy host doesn't say. */
      alertasNuevas: wireNumberOrNone,
    }),
  outcome: hasField('cantidad', 'ERROR'),
})
