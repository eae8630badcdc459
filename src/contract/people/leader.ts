import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { hasField } from '../protocol/outcome.ts'
import { wireNumber, wireNumberOrNone } from '../protocol/wire-values.ts'

/**
 * Team size of a leader (spec 001 §6 and §7, TIME-09, BR-40). Separate from time-alerts.ts, because the shell
 * requests the size for everybody, but the team's alerts only for leaders.
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
  summary: 'Size of the caller’s team',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      /** Number of people; above 0, the caller is a leader. */
      cantidad: wireNumber,
      /** Added field: alerts of the team that the leader has not seen; absent on a legacy host. */
      alertasNuevas: wireNumberOrNone,
    }),
  outcome: hasField('cantidad', 'ERROR'),
})
