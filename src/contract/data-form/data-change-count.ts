import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireNumber, wireNumberOrNone } from '../protocol/wire-values.ts'

/** Maximum count, because Inicio shows only whether there is work. */
export const MOST_COUNTED = 100

/**
 * Counts unseen data changes (data-changes.ts), documents to review, and the people with such documents.
 * Separate from the lists, because Inicio needs only the counts.
 */
export const countDataChanges = endpoint({
  id: 'P-77',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  isScoped: true,
  offline: 'online',
  isReadOnly: true,
  path: '/api/portal/datos/cambios/cuenta',
  summary: 'Number of changes and documents that human resources must review',
  outcome: statusIs('OK'),
  request: () => z.object({}),
  // Each count is at most MOST_COUNTED.
  response: () =>
    z.object({
      status: z.string(),
      porVer: wireNumber,
      documentos: wireNumberOrNone,
      /** Documents that have waited for review for more than LATE_DAYS; absent on an older server. */
      documentosTarde: wireNumberOrNone,
      personas: wireNumberOrNone,
    }),
})
