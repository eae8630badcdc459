import { hasText } from '#contract/approvals/approval-details.ts'
import type { ShownDetails } from '#contract/approvals/shown-details.ts'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import { fitShare } from '#domain/candidates/stages.ts'
import { formatDate, formatDateRange } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Translation } from '#i18n/texts.ts'
import { type AskField, askForms, type FieldName } from '#models/asking/ask-forms.ts'
import type { es } from './texts.es.ts'

type Words = Translation<typeof es>
export type Fact = readonly [label: string, value: string]

/** Fields of days off. Another feature has the form for days off. */
const dayOffFields: readonly Pick<AskField, 'name' | 'kind'>[] = [
  { name: 'tipo', kind: 'line' },
  { name: 'dia', kind: 'day' },
  { name: 'diaFin', kind: 'day' },
]

export function labelOf(kind: ApprovalKind, name: FieldName, words: Words): string {
  const own: Partial<Record<ApprovalKind, Partial<Record<FieldName, string>>>> = words.ownFields
  return own[kind]?.[name] ?? words.fields[name]
}

/** @param about name of the person concerned, if known */
export function factsOf(details: ShownDetails, words: Words, about: string | null): Fact[] {
  if (details.clase === 'apego' || details.clase === 'candidato') return candidateFacts(details, words)
  const { clase: kind } = details
  const fields = kind === 'incidencia' ? dayOffFields : askForms[kind].fields
  const values = details as Partial<Record<FieldName, string | number>>
  return fields.flatMap(({ name, kind: fieldKind }): Fact[] => {
    const value = values[name] ?? (name === 'dirigida' ? words.letter.anybody : '')
    if (value === '') return []
    return [[labelOf(kind, name, words), shown(fieldKind, value, words, about)]]
  })
}

function candidateFacts(
  details: Extract<ShownDetails, { clase: 'apego' | 'candidato' }>,
  { candidate: words }: Words,
): Fact[] {
  const notes: Fact[] = hasText(details.notas) ? [[words.notes, details.notas]] : []
  return [
    [words.name, properName(details.nombre)],
    [words.position, sentenceCase(details.puesto)],
    [words.vacancy, String(details.vacante)],
    details.clase === 'apego'
      ? [words.asked, String(details.requisitos.length)]
      : [words.fit, words.percent(fitShare(details.apego.map(({ cumple }) => cumple)))],
    ...notes,
  ]
}

function shown(kind: AskField['kind'], value: string | number, words: Words, about: string | null): string {
  if (kind === 'day') return formatDate(String(value))
  if (kind === 'hours') return words.hours(Number(value))
  if (kind === 'money') return formatMoney(Math.round(Number(value) * 100))
  if (kind === 'choice') return answerOf(String(value), words)
  if (kind === 'person' && about !== null) return `${about} · ${value}`
  return String(value)
}

function answerOf(answer: string, { letter }: Words): string {
  const answers: Partial<Record<string, string>> = letter.answers
  return answers[answer] ?? answer
}

/**
 * Returns person or subject, and days.
 * @param about name of the person concerned, if known
 */
export function summaryOf(details: ShownDetails, about: string | null, words: Words): string {
  return [about ?? aboutOf(details, words), daysOf(details, words)].filter((text) => text !== '').join(' · ')
}

function aboutOf(details: ShownDetails, words: Words): string {
  switch (details.clase) {
    case 'vacante':
      return sentenceCase(details.puesto)
    case 'visita':
      return properName(`${details.nombre} ${details.paterno}`)
    case 'pase_ingreso':
      return properName(details.nombre)
    case 'ingreso_material':
      return sentenceCase(details.material)
    case 'pase_salida':
      return hasText(details.descripcion) ? details.descripcion : ''
    case 'tiempo_extra':
      return words.hours(details.horas)
    case 'incidencia':
      return words.standard(details.tipo)
    case 'carta':
      return answerOf(details.para, words)
    case 'apego':
    case 'candidato':
      return `${properName(details.nombre)} · ${sentenceCase(details.puesto)}`
    default:
      return ''
  }
}

function daysOf(details: ShownDetails, words: Words): string {
  if (!('dia' in details)) return ''
  const last = 'diaFin' in details ? details.diaFin : undefined
  return last === undefined || last === details.dia
    ? formatDate(details.dia)
    : formatDateRange(details.dia, last, words.to)
}
