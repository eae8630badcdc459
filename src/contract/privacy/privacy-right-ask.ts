import * as z from 'zod/mini'
import { privacyRights, RIGHT_TEXT } from '#domain/privacy/rights.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText } from '../protocol/wire-values.ts'

/** P-260: the term begins on the day after the server receives the request. */
export const askPrivacyRight = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'employee',
  outcome: statusIs('OK'),
  id: 'P-260',
  path: '/api/portal/derechos/pedir',
  summary: 'Ask for access, rectification, cancellation or opposition (ARCO)',
  offline: 'queue',
  request: () =>
    z.object({
      derecho: z.enum(privacyRights),
      texto: neededText(z.trim(), z.minLength(RIGHT_TEXT.least), z.maxLength(RIGHT_TEXT.most)),
    }),
  /** limite: last day to answer, YYYY-MM-DD. */
  response: () => z.object({ status: z.string(), folio: wireNumber, limite: wireText }),
})
