import * as z from 'zod/mini'
import type { Poll } from '#domain/polls/poll.ts'
import {
  POLL_OPTION_LENGTH,
  POLL_OPTIONS,
  POLL_QUESTION_LENGTH,
  POLL_QUESTIONS,
} from '#domain/polls/limits.ts'
import { neededText, wireFlag, wireNumber } from '../protocol/wire-values.ts'

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const optionText = () => neededText(z.trim(), z.maxLength(2 * POLL_OPTION_LENGTH))

export const pollKinds = { una: 'one', varias: 'many', escala: 'scale', texto: 'text' } as const
type WireKind = keyof typeof pollKinds
const wireKinds = Object.keys(pollKinds) as WireKind[]

export const pollQuestion = () =>
  z.object({
    id: id,
    tipo: z.enum(wireKinds),
    pregunta: neededText(z.trim(), z.maxLength(2 * POLL_QUESTION_LENGTH)),
    pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(POLL_QUESTIONS)),
    /** Limit for the routes poll, which lists all routes. Questions of human resources have at most POLL_OPTIONS. */
    opciones: z.array(z.object({ id: id, texto: optionText() })).check(z.maxLength(100)),
    obligatoria: wireFlag,
    /** varias: maximum number of options; 0 for no limit. */
    maximo: wireNumber.check(z.int(), z.minimum(0), z.maximum(POLL_OPTIONS)),
    /** varias: options that exclude all others. */
    solas: z.array(id).check(z.maxLength(POLL_OPTIONS)),
    /** Condition: shown only while one of these options of an earlier question is chosen; null for always. */
    cuando: z.nullable(
      z.object({ pregunta: id, opciones: z.array(id).check(z.minLength(1), z.maxLength(POLL_OPTIONS)) }),
    ),
    /** escala: meaning of the lowest number; alto: of the highest. */
    bajo: optionText(),
    alto: optionText(),
  })
export type WireQuestion = z.infer<ReturnType<typeof pollQuestion>>

export const pollQuestions = () => z.array(pollQuestion()).check(z.maxLength(POLL_QUESTIONS))

export function pollOf(questions: readonly WireQuestion[]): Poll {
  return {
    questions: questions.map((each) => ({
      id: each.id,
      kind: pollKinds[each.tipo],
      text: each.pregunta,
      page: each.pagina,
      options: each.opciones.map(({ id, texto }) => ({ id, text: texto })),
      isRequired: each.obligatoria,
      ...(each.maximo > 0 && { most: each.maximo }),
      ...(each.solas.length > 0 && { alone: each.solas }),
      ...(each.cuando && { shownWhen: { question: each.cuando.pregunta, anyOf: each.cuando.opciones } }),
      ...(each.tipo === 'escala' && { low: each.bajo, high: each.alto }),
    })),
  }
}
