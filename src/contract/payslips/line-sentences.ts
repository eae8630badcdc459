import * as z from 'zod/mini'
import { KEY_LENGTH, SENTENCE_LENGTH } from '#domain/pay-lines/own-sentence.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText } from '../protocol/wire-values.ts'

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

const sentence = () =>
  z.object({
    id: wireNumber,
    lado: z.enum(['percepcion', 'otroPago', 'deduccion']),
    /** Company's key, or '' when the sentence is about a SAT type. */
    clave: wireText,
    /** Three digits, or '' when the sentence is about a company's key. */
    tipo: wireText,
    desde: wireText,
    /** '' when the sentence has no end. */
    hasta: wireText,
    texto: wireText,
    /** '' when the author's account was deleted. */
    escribio: wireText,
  })
export type WireSentence = z.infer<ReturnType<typeof sentence>>

export const listLineSentences = endpoint({
  ...common,
  id: 'P-249',
  offline: 'cache',
  path: '/api/portal/nomina/frases',
  summary: 'The company’s own sentences about lines of a payslip',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), hoy: wireText, frases: z.array(sentence()) }),
})

export const writeLineSentence = endpoint({
  ...common,
  id: 'P-250',
  isOnce: true,
  path: '/api/portal/nomina/frases/escribir',
  summary: 'Write the company’s sentence about lines of one key',
  request: () =>
    z.object({
      lado: z.enum(['percepcion', 'otroPago', 'deduccion']),
      clave: z.optional(neededText(z.trim(), z.minLength(1), z.maxLength(KEY_LENGTH))),
      tipo: z.optional(neededText(z.regex(/^\d{3}$/))),
      desde: day(),
      hasta: z.optional(day()),
      texto: neededText(z.trim(), z.minLength(SENTENCE_LENGTH.least), z.maxLength(SENTENCE_LENGTH.most)),
    }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

/**
 * Without `hasta` the sentence is withdrawn: it no longer explains any payslip, including earlier payslips.
 */
export const endLineSentence = endpoint({
  ...common,
  id: 'P-251',
  isOnce: true,
  path: '/api/portal/nomina/frases/terminar',
  summary: 'End or withdraw the company’s sentence about lines of one key',
  request: () => z.object({ id, hasta: z.optional(day()) }),
  response: () => z.object({ status: z.string() }),
})
