import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import type { PollDefinition } from '#contract/polls/poll-desk.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import {
  POLL_INTRO_LENGTH,
  POLL_OPTION_LENGTH,
  POLL_QUESTION_LENGTH,
  POLL_TITLE_LENGTH,
} from '#domain/polls/limits.ts'

export type QuestionKind = WireQuestion['tipo']
export type Option = WireQuestion['opciones'][number]

/** The condition may still name no option. */
export interface TypedQuestion extends WireQuestion {
  /** Options from before a change of kind, restored by changing back. */
  former?: Option[]
}

/** `desde` and `hasta` are YYYY-MM-DD or ''. An incomplete date keeps its dashes ('1991--'). */
export interface PollValues extends Omit<PollDefinition, 'preguntas'> {
  preguntas: readonly TypedQuestion[]
}

const USUAL_SCALE = 5

/** Without days, a poll is open from publishing to closing. */
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

export function withoutOption(question: TypedQuestion, id: number): TypedQuestion {
  const opciones = question.opciones.filter((option) => option.id !== id)
  const maximo = question.maximo >= opciones.length ? 0 : question.maximo
  return { ...question, opciones, maximo, solas: question.solas.filter((one) => one !== id) }
}

/**
 * Removes deleted options from conditions, and conditions on deleted questions. A condition on a later question stays
 * an error (domain/polls/definition.ts).
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

export function askableBefore(questions: readonly TypedQuestion[], id: number): TypedQuestion[] {
  const at = questions.findIndex((question) => question.id === id)
  return questions.slice(0, at).filter(({ tipo }) => tipo !== 'texto')
}

/** Returns the request body, without incomplete conditions or reversed dates. */
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

/** Returns false when `bodyOf` drops typed values. The device then keeps a copy, too. */
export function isWhole(values: PollValues): boolean {
  const { desde, hasta, preguntas } = bodyOf(values)
  const isSame = desde === values.desde && hasta === values.hasta
  return isSame && preguntas.every(({ cuando }, at) => cuando === values.preguntas[at]?.cuando)
}

/** Returns false when a text exceeds the server's limits (contract/polls/poll-desk.ts). */
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
