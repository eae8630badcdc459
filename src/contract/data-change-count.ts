import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber } from './wire-values.ts'

/** P-77, ours: how many changes of data nobody has seen (data-changes.ts). Apart, because Inicio asks nothing else. */
export const countDataChanges = endpoint({
  id: 'P-77',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  offline: 'online',
  path: '/api/portal/datos/cambios/cuenta',
  summary: 'How many changes of data nobody has seen',
  outcome: statusIs('OK'),
  request: z.object({}),
  response: z.object({ status: z.string(), porVer: wireNumber }),
})
