import * as z from 'zod/mini'
import { requestableDetails } from './approval-details.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireNumber, wireText } from '../protocol/wire-values.ts'

export const askApproval = endpoint({
  id: 'P-91',
  method: 'POST',
  host: 'node',
  path: '/api/portal/autorizaciones/pedir',
  token: 'header',
  answers: 'json',
  summary: 'Ask for a vacancy, visit, overtime, worked rest day, pass, entry of material or letter',
  access: 'employee',
  offline: 'queue',
  request: () => z.object({ solicitud: requestableDetails() }),
  response: () => z.object({ status: z.string(), id: wireNumber, autoriza: wireText }),
  outcome: statusIs('OK'),
})
