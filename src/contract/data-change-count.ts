import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber, wireNumberOrNone } from './wire-values.ts'

/** Counted no further: a desk's Inicio says that there is work, and the list says how much. */
export const MOST_COUNTED = 100

/**
 * P-77, ours: what waits for human resources, in numbers of nobody in particular: changes of data that nobody has seen
 * (data-changes.ts), documents to review and how many people they are of. Apart, because Inicio asks nothing else.
 */
export const countDataChanges = endpoint({
  id: 'P-77',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  heedsScope: true,
  offline: 'online',
  onlyAsks: true,
  path: '/api/portal/datos/cambios/cuenta',
  summary: 'How much waits for human resources',
  outcome: statusIs('OK'),
  request: () => z.object({}),
  // Each up to MOST_COUNTED. A server of an earlier version counts no documents.
  response: () =>
    z.object({
      status: z.string(),
      porVer: wireNumber,
      documentos: wireNumberOrNone,
      personas: wireNumberOrNone,
    }),
})
