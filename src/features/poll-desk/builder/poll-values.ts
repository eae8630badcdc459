import type { WireQuestion } from '#contract/poll-definition.ts'
import type { PollDefinition } from '#contract/poll-desk.ts'
import { isDay } from '#domain/incidents.ts'
import {
  POLL_INTRO_LENGTH,
  POLL_OPTION_LENGTH,
  POLL_QUESTION_LENGTH,
  POLL_TITLE_LENGTH,
} from '#domain/polls/limits.ts'

export type QuestionKind = WireQuestion['tipo']
export type Option = WireQuestion['opciones'][number]

/** A question as it is written. A condition may name no option yet. */
export interface TypedQuestion extends WireQuestion {
  /** Options that were written before another kind was tried: they come back with theirs. */
  former?: Option[]
}

/** A poll as it is written: half a date keeps its dashes. */
export interface PollValues extends Omit<PollDefinition, 'preguntas'> {
  preguntas: readonly TypedQuestion[]
}

const USUAL_SCALE = 5

/** Without days it is open from being published to being closed. */
export function emptyPoll(): PollValues {
  return {
    titulo: '',
    intro: '',
    preguntas: [],
    audiencia: { clase: 'todos', ids: [] },
    desde: '',
    hasta: '',
  }
}

export const isChoice = (kind: QuestionKind) => kind === 'una' || kind === 'varias'

function nextId(items: readonly { id: number }[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}

/** Numbers of a scale, from 1. */
export function numbersTo(most: number): Option[] {
  return Array.from({ length: most }, (_, index) => ({ id: index + 1, texto: String(index + 1) }))
}

const twoEmpty = (): Option[] => [
  { id: 1, texto: '' },
  { id: 2, texto: '' },
]

export function newQuestion(questions: readonly TypedQuestion[], tipo: QuestionKind): TypedQuestion {
  const plain: TypedQuestion = {
    id: nextId(questions),
    tipo: 'una',
    pregunta: '',
    pagina: questions.length + 1,
    opciones: twoEmpty(),
    obligatoria: tipo !== 'texto',
    maximo: 0,
    solas: [],
    cuando: null,
    bajo: '',
    alto: '',
  }
  return withKind(plain, tipo)
}

/** The same question, answered in another way. */
export function withKind(question: TypedQuestion, tipo: QuestionKind): TypedQuestion {
  const { former, ...others } = question
  const written = isChoice(question.tipo) ? question.opciones : former?.length ? former : undefined
  const opciones = isChoice(tipo) ? (written ?? twoEmpty()) : tipo === 'escala' ? numbersTo(USUAL_SCALE) : []
  const many = tipo === 'varias' ? {} : { maximo: 0, solas: [] }
  const kept = !isChoice(tipo) && written ? { former: written } : {}
  return { ...others, ...many, ...kept, tipo, opciones }
}

export function withOption(question: TypedQuestion): TypedQuestion {
  return { ...question, opciones: [...question.opciones, { id: nextId(question.opciones), texto: '' }] }
}

/** What named the option names it no more. */
export function withoutOption(question: TypedQuestion, id: number): TypedQuestion {
  const opciones = question.opciones.filter((option) => option.id !== id)
  // As many as there are is no limit.
  const maximo = question.maximo >= opciones.length ? 0 : question.maximo
  return { ...question, opciones, maximo, solas: question.solas.filter((one) => one !== id) }
}

/**
 * After a change: a condition loses the options that are gone, and goes with its question. One that a move has put
 * before its question stays, and is told (faults.ts): moving back mends it.
 */
export function tidy(questions: readonly TypedQuestion[]): TypedQuestion[] {
  return questions.map((question) => {
    const { cuando } = question
    if (cuando === null) return question
    const asked = questions.find(({ id }) => id === cuando.pregunta)
    if (!asked || asked.tipo === 'texto') return { ...question, cuando: null }
    const opciones = cuando.opciones.filter((id) => asked.opciones.some((option) => option.id === id))
    return opciones.length === cuando.opciones.length
      ? question
      : { ...question, cuando: { ...cuando, opciones } }
  })
}

export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items]
  const [item] = next.splice(at, 1)
  const to = at + by
  if (item === undefined || to < 0 || to > next.length) return [...items]
  next.splice(to, 0, item)
  return next
}

/** Earlier questions that one may hang on: words say nothing that could be asked for. */
export function askableBefore(questions: readonly TypedQuestion[], id: number): TypedQuestion[] {
  const at = questions.findIndex((question) => question.id === id)
  return questions.slice(0, at).filter(({ tipo }) => tipo !== 'texto')
}

/** As it goes to the server: one question a page, and nothing that is half chosen or backwards. */
export function bodyOf(values: PollValues): PollDefinition {
  const desde = isDay(values.desde) ? values.desde : ''
  const isForwards = isDay(values.hasta) && (desde === '' || desde <= values.hasta)
  return {
    titulo: values.titulo,
    intro: values.intro,
    audiencia: values.audiencia,
    desde,
    hasta: isForwards ? values.hasta : '',
    preguntas: values.preguntas.map((question, index) => ({
      ...withoutFormer(question),
      pagina: index + 1,
      cuando: question.cuando !== null && question.cuando.opciones.length > 0 ? question.cuando : null,
    })),
  }
}

function withoutFormer(question: TypedQuestion): WireQuestion {
  const plain = { ...question }
  delete plain.former
  return plain
}

/** Whether the server has all that was typed once it has `bodyOf` it; else the device keeps it, too. */
export function isWhole(values: PollValues): boolean {
  const { desde, hasta, preguntas } = bodyOf(values)
  const isSame = desde === values.desde && hasta === values.hasta
  return isSame && preguntas.every(({ cuando }, at) => cuando === values.preguntas[at]?.cuando)
}

/** Texts that are far too long are kept on the device alone (contract/poll-desk.ts), until they are shorter. */
export function isTakenByServer({ titulo, intro, preguntas }: PollValues): boolean {
  const lines: [string, number][] = [
    [titulo, POLL_TITLE_LENGTH],
    [intro, POLL_INTRO_LENGTH],
    ...preguntas.flatMap(({ pregunta, opciones, bajo, alto }): [string, number][] => [
      [pregunta, POLL_QUESTION_LENGTH],
      ...[...opciones.map(({ texto }) => texto), bajo, alto].map((text): [string, number] => [
        text,
        POLL_OPTION_LENGTH,
      ]),
    ]),
  ]
  return lines.every(([text, limit]) => text.trim().length <= 2 * limit)
}
