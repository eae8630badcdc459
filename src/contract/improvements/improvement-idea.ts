import * as z from 'zod/mini'
import { MAX_UPLOAD_BODY } from '#domain/documents/documents.ts'
import { MAX_BENEFIT, MAX_IDEA, MAX_PLACE } from '#domain/improvements/limits.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumberOrNone } from '../protocol/wire-values.ts'

const words = (most: number) => neededText(z.trim(), z.minLength(1), z.maxLength(most))

/** ROUTE-35: the picture is optional. */
export const registerImprovement = endpoint({
  id: 'P-170',
  method: 'POST',
  host: 'node',
  path: '/api/portal-sgi/mejoras/registrar',
  token: 'header',
  answers: 'json',
  summary: 'Register an idea for improvement',
  access: 'employee',
  offline: 'queue',
  bodyLimit: MAX_UPLOAD_BODY,
  request: () =>
    z.object({
      mejora: words(MAX_IDEA),
      lugar: words(MAX_PLACE),
      beneficio: words(MAX_BENEFIT),
      /** data:<type>;base64,<bytes>; the type is determined from the bytes. */
      foto: z.array(neededText()).check(z.maxLength(1)),
    }),
  response: () => z.object({ status: z.string(), folio: wireNumberOrNone }),
  outcome: statusIs('OK'),
})
