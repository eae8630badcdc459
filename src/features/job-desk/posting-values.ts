import { LINE_LENGTH } from '#contract/approvals/approval-details.ts'
import type { Posting, ToPublish } from '#contract/jobs/job-desk.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import {
  KNOWLEDGE,
  type QuestionKind,
  questionProblem,
  type QuestionProblem,
} from '#domain/jobs/questions.ts'
import { REQUIREMENT_LENGTH } from '#domain/positions/profile.ts'
import { lengthOf } from '#domain/text/text-length.ts'

/** `options` has one option per line. */
export interface TypedQuestion {
  /** React key, which stays the same when the question moves. */
  key: string
  id: number | null
  text: string
  kind: QuestionKind
  options: string
  isRequired: boolean
  isAnswered: boolean
}

export interface PostingValues {
  /** Revision when typing began. The server refuses this revision if the vacancy has changed since. */
  revision: number
  area: string
  carrera: string
  conocimientos: string
  hasta: string
  contacto: string
  questions: readonly TypedQuestion[]
}

export function valuesOf({
  revision,
  area,
  carrera,
  conocimientos,
  hasta,
  contacto,
  preguntas,
}: Posting): PostingValues {
  return {
    revision,
    area: area === null ? '' : String(area),
    carrera,
    conocimientos: conocimientos.join('\n'),
    hasta,
    contacto,
    questions: preguntas.map(({ id, pregunta, clase, opciones, obligatoria, contestada }) => ({
      key: `${id}`,
      id,
      text: pregunta,
      kind: clase,
      options: opciones.join('\n'),
      isRequired: obligatoria,
      isAnswered: contestada,
    })),
  }
}

export function newQuestion(key: string): TypedQuestion {
  return { key, id: null, text: '', kind: 'texto', options: '', isRequired: true, isAnswered: false }
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export type PostingField = 'area' | 'carrera' | 'conocimientos' | 'hasta' | 'contacto'
export interface PostingFault {
  field: string
  fault: PostingField | QuestionProblem
}

export function faultsOf(values: PostingValues): PostingFault[] {
  const knowledge = linesOf(values.conocimientos)
  const isTooLong = knowledge.some((line) => lengthOf(line) > REQUIREMENT_LENGTH)
  const wrong: Record<PostingField, boolean> = {
    area: values.area === '',
    carrera: !fits(values.carrera, REQUIREMENT_LENGTH),
    conocimientos: knowledge.length === 0 || knowledge.length > KNOWLEDGE || isTooLong,
    hasta: !isDay(values.hasta),
    contacto: !fits(values.contacto, LINE_LENGTH),
  }
  const own = (Object.keys(wrong) as PostingField[]).filter((field) => wrong[field])
  return [
    ...own.map((field) => ({ field, fault: field })),
    ...values.questions.flatMap(({ key, text, kind, options }) => {
      const fault = questionProblem({ text, kind, options: linesOf(options) })
      return fault === null ? [] : [{ field: key, fault }]
    }),
  ]
}

function fits(text: string, limit: number): boolean {
  const length = lengthOf(text.trim())
  return length > 0 && length <= limit
}

export function bodyOf({ folio }: Posting, values: PostingValues): ToPublish {
  return {
    folio,
    revision: values.revision,
    area: Number(values.area),
    carrera: values.carrera.trim(),
    conocimientos: linesOf(values.conocimientos),
    hasta: values.hasta,
    contacto: values.contacto.trim(),
    preguntas: values.questions.map(({ id, text, kind, options, isRequired }) => ({
      id,
      pregunta: text.trim(),
      clase: kind,
      opciones: kind === 'opcion' ? linesOf(options) : [],
      obligatoria: isRequired,
    })),
  }
}
