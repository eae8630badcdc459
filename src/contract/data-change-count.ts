import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber, wireNumberOrNone } from './wire-values.ts'

/** Maximum count: Inicio only shows that there is work, and the list shows how much. */
export const MOST_COUNTED = 100

/**
 * P-77, an extension: counts of work for human resources: unseen data changes (data-changes.ts), documents to
 * review, and their number of people. Separate, because Inicio asks only for this.
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
  // Each count is at most MOST_COUNTED. An older server sends no documents.
  response: () =>
    z.object({
      status: z.string(),
      porVer: wireNumber,
      documentos: wireNumberOrNone,
      personas: wireNumberOrNone,
    }),
})
