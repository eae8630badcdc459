import type { DefinitionFault } from '#domain/polls/definition.ts'
import type { Translation } from '#i18n/texts.ts'
import { fieldOf, type PollFault } from './poll-faults.ts'
import type { PollValues } from './poll-values.ts'
import type { es } from './texts.es.ts'

const places: Partial<Record<PollFault['fault'], string>> = {
  options: 'opciones',
  option: 'opciones',
  twice: 'opciones',
  most: 'maximo',
  alone: 'solas',
  condition: 'cuando',
  ends: 'bajo',
}

export function idOf({ field, fault }: PollFault): string {
  const place = field.startsWith('pregunta-') ? (places[fault] ?? 'texto') : ''
  return place === '' ? `encuesta-${field}` : `${field}-${place}`
}

export const questionFieldId = (id: number, place: string) => `${fieldOf(id)}-${place}`

export function errorOf(
  { field, fault }: PollFault,
  values: PollValues,
  words: Translation<typeof es>,
): string {
  const at = values.preguntas.findIndex(({ id }) => fieldOf(id) === field)
  const text = words.faults[fault]
  return at < 0 ? text : words.inQuestion(at + 1, text)
}

/** Returns the question's first error that the field shows, or null. */
export function faultIn(
  problems: readonly PollFault[],
  id: number,
  faults: readonly DefinitionFault[],
): DefinitionFault | null {
  const found = problems.find(
    (one) => one.field === fieldOf(id) && faults.some((fault) => fault === one.fault),
  )
  return (found?.fault as DefinitionFault | undefined) ?? null
}
