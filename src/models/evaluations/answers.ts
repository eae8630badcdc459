import type { RequestOf } from '#contract/protocol/operation.ts'
import type { Category, keepAnswers, StoredAnswers } from '#contract/evaluations/questionnaire.ts'
import { COMMENT_LENGTH } from '#domain/temporary/evaluators.ts'
import type { Points } from '#domain/temporary/score.ts'

export interface MedalAnswer {
  points: Points
  /** Server time, ms. */
  at: number
  /** True when the server has this version. */
  isSent: boolean
}

export interface WrittenComment {
  text: string
  /** Server time, ms. */
  at: number
  /** True when the server has this version. */
  isSent: boolean
}

export const commentNames = ['fortaleza', 'oportunidad'] as const
export type CommentName = (typeof commentNames)[number]
const momentOf = { fortaleza: 'momentoFortaleza', oportunidad: 'momentoOportunidad' } as const

/**
 * Answers by question id, and comments, entered on this device. null for a comment not written on this
 * device.
 */
export interface Typed extends Record<CommentName, WrittenComment | null> {
  answers: Readonly<Record<string, MedalAnswer>>
}

export const nothingTyped: Typed = { answers: {}, fortaleza: null, oportunidad: null }

/**
 * Reads stored answers. Earlier versions of the app stored comments as text without a time.
 * @param at time of storage, for comments without a time
 */
export function readTyped(values: unknown, at: number): Typed {
  const kept = values as Typed & { areCommentsSent?: boolean }
  const read = (name: CommentName): WrittenComment | null => {
    const comment = kept[name] as WrittenComment | string | null
    if (typeof comment !== 'string') return comment
    return kept.areCommentsSent ? null : { text: comment, at, isSent: false }
  }
  return { answers: kept.answers, fortaleza: read('fortaleza'), oportunidad: read('oportunidad') }
}

/**
 * Merges the answers of two tabs. The later version of each entry counts; of two equal versions, the sent
 * version.
 */
export function mergeTyped(one: Typed, other: Typed): Typed {
  const answers = { ...one.answers }
  for (const [id, answer] of Object.entries(other.answers)) answers[id] = laterOf(answers[id], answer)
  const merged = (name: CommentName) => {
    const otherVersion = other[name]
    return otherVersion ? laterOf(one[name], otherVersion) : one[name]
  }
  return { answers, fortaleza: merged('fortaleza'), oportunidad: merged('oportunidad') }
}

function laterOf<Part extends { at: number; isSent: boolean }>(
  one: Part | null | undefined,
  other: Part,
): Part {
  if (!one || other.at > one.at) return other
  return other.at === one.at && other.isSent ? other : one
}

export interface Question {
  id: number
  text: string
  /** Meanings of the medals, bronze first; [] when the host does not send them. */
  medals: readonly string[]
  /** `place` is the position in the category, from 1. */
  category: number
  place: number
}

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
 * Returns the answers by question id. The later version counts, from this device or the server. On a host
 * without times, an unsent answer counts as later.
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

/** Returns a comment, by the same rule as {@link pointsOf}. */
export function commentOf(name: CommentName, stored: StoredAnswers | null, typed: Typed): string {
  const own = typed[name]
  const text = stored?.[name] ?? ''
  const moment = stored?.[momentOf[name]]
  return own && (moment ? own.at >= moment : text === '' || !own.isSent) ? own.text : text
}

/**
 * Returns a time later than the replaced versions, also after the clock was set back.
 * @param before times of the replaced versions, on this device and on the server
 */
export function momentAfter(now: number, ...before: (number | null | undefined)[]): number {
  return Math.max(now, ...before.map((moment) => (moment ?? 0) + 1))
}

export function withMedal(
  stored: StoredAnswers | null,
  typed: Typed,
  id: number,
  points: Points,
  now: number,
): Typed {
  const questions = (stored?.categorias ?? []).flatMap(({ preguntas }) => preguntas)
  const moment = questions.find((question) => question.id === id)?.momento
  const at = momentAfter(now, typed.answers[id]?.at, moment)
  return { ...typed, answers: { ...typed.answers, [id]: { points, at, isSent: false } } }
}

export function withComment(
  stored: StoredAnswers | null,
  typed: Typed,
  name: CommentName,
  text: string,
  now: number,
): Typed {
  const at = momentAfter(now, typed[name]?.at, stored?.[momentOf[name]])
  return { ...typed, [name]: { text, at, isSent: false } }
}

export function firstOpen(questions: readonly Question[], points: ReadonlyMap<number, Points>): number {
  const at = questions.findIndex(({ id }) => !points.has(id))
  return at === -1 ? questions.length - 1 : at
}

export function isWhole(
  category: number,
  questions: readonly Question[],
  points: ReadonlyMap<number, Points>,
): boolean {
  return questions.every((question) => question.category !== category || points.has(question.id))
}

export type Unsent = Omit<RequestOf<typeof keepAnswers>, 'idEncuesta'>

/** Returns the unsent entries; null when all entries were sent. */
export function unsentOf(typed: Typed): Unsent | null {
  const respuestas = Object.entries(typed.answers)
    .filter(([, { isSent }]) => !isSent)
    .map(([id, { points, at }]) => ({ id: Number(id), respuesta: points, momento: at }))
  const comments = commentNames.flatMap((name) => {
    const written = typed[name]
    // The server rejects a comment above the limit. The form shows the error.
    if (!written || written.isSent || isTooLong(written.text)) return []
    return [{ [name]: written.text, [momentOf[name]]: written.at }]
  })
  if (respuestas.length + comments.length === 0) return null
  return Object.assign({ respuestas }, ...comments) as Unsent
}

/** Returns whether the server has all answers and comments. A comment above the limit is never sent. */
export function isShared(typed: Typed): boolean {
  return unsentOf(typed) === null && commentNames.every((name) => typed[name]?.isSent !== false)
}

/** Counts characters like the server: code points, without blanks at both ends. */
export function isTooLong(comment: string): boolean {
  return Array.from(comment.trim()).length > COMMENT_LENGTH
}

/**
 * Marks the sent entries. Entries changed in the meantime stay unsent. Lowers a time in the future, because
 * later entries of other devices must replace the entry.
 */
export function afterSending(typed: Typed, sent: Unsent, now: number): Typed {
  const part = <Part extends { at: number; isSent: boolean }>(own: Part, moment: number | undefined): Part =>
    own.at === moment ? { ...own, at: Math.min(own.at, now), isSent: true } : own
  const answers = { ...typed.answers }
  for (const { id, momento } of sent.respuestas) {
    const own = answers[id]
    if (own) answers[id] = part(own, momento)
  }
  const comment = (name: CommentName) => {
    const own = typed[name]
    return own && part(own, sent[momentOf[name]])
  }
  return { answers, fortaleza: comment('fortaleza'), oportunidad: comment('oportunidad') }
}
