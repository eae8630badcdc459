import type { Category } from '#contract/questionnaire.ts'
import { COMMENT_LENGTH } from '#domain/temporary/evaluators.ts'
import type { Points } from '#domain/temporary/score.ts'

/** A medal as it was tapped on this device. */
export interface Given {
  points: Points
  /** Server time, ms. */
  at: number
  /** The server has this very one. */
  isSent: boolean
}

/** What somebody has answered and written on this device, by the question's id. */
export interface Typed {
  answers: Readonly<Record<string, Given>>
  fortaleza: string
  oportunidad: string
  /** The server has both comments as they are. */
  areCommentsSent: boolean
}

export const nothingTyped: Typed = { answers: {}, fortaleza: '', oportunidad: '', areCommentsSent: true }

export interface Question {
  id: number
  text: string
  /** What each medal means here, Bronce first; [] on a host that does not say it. */
  medals: readonly string[]
  /** 1 to 5, and the place in it, from 1. */
  category: number
  place: number
}

/** All questions in their order. */
export function questionsOf(categories: readonly Category[]): Question[] {
  return categories.flatMap(({ preguntas }, at) =>
    preguntas.map(({ id, nombre, medallas }, place) => ({
      id,
      text: nombre,
      medals: medallas ?? [],
      category: at + 1,
      place: place + 1,
    })),
  )
}

/**
 * What stands for each question: of what this device has tapped and what the server has, perhaps of another device, the
 * later one. On a host that tells no moments what is not sent yet is the later one.
 */
export function pointsOf(categories: readonly Category[], typed: Typed): Map<number, Points> {
  const points = new Map<number, Points>()
  for (const { preguntas } of categories) {
    for (const { id, respuesta, momento } of preguntas) {
      const own = typed.answers[id]
      const isOwn = own && (!respuesta || (momento ? own.at >= momento : !own.isSent))
      const value = isOwn ? own.points : respuesta
      if (value) points.set(id, value as Points)
    }
  }
  return points
}

/** Where somebody goes on: the first question without an answer; the last one where all have one. */
export function firstOpen(questions: readonly Question[], points: ReadonlyMap<number, Points>): number {
  const at = questions.findIndex(({ id }) => !points.has(id))
  return at === -1 ? questions.length - 1 : at
}

/** All questions of a category have an answer (EVAL-22). */
export function isWhole(
  category: number,
  questions: readonly Question[],
  points: ReadonlyMap<number, Points>,
): boolean {
  return questions.every((question) => question.category !== category || points.has(question.id))
}

/** What the server does not have yet; null where it has all. */
export function unsentOf(typed: Typed): {
  respuestas: { id: number; respuesta: Points; momento: number }[]
  fortaleza?: string
  oportunidad?: string
} | null {
  const respuestas = Object.entries(typed.answers)
    .filter(([, { isSent }]) => !isSent)
    .map(([id, { points, at }]) => ({ id: Number(id), respuesta: points, momento: at }))
  const { fortaleza, oportunidad } = typed
  // The server refuses more letters, and the form says so.
  const hasComments = !typed.areCommentsSent && !isTooLong(fortaleza) && !isTooLong(oportunidad)
  if (respuestas.length === 0 && !hasComments) return null
  return { respuestas, ...(hasComments ? { fortaleza, oportunidad } : {}) }
}

/** Characters as the server counts them: blanks at both ends are none. */
export function isTooLong(comment: string): boolean {
  return Array.from(comment.trim()).length > COMMENT_LENGTH
}

/** The server has what was sent; what was tapped or written meanwhile is still on its way. */
export function afterSending(typed: Typed, sent: NonNullable<ReturnType<typeof unsentOf>>): Typed {
  const answers = { ...typed.answers }
  for (const { id, momento } of sent.respuestas) {
    const now = answers[id]
    if (now?.at === momento) answers[id] = { ...now, isSent: true }
  }
  const isSame = sent.fortaleza === typed.fortaleza && sent.oportunidad === typed.oportunidad
  return { ...typed, answers, areCommentsSent: typed.areCommentsSent || isSame }
}
