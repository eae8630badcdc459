import type { EventPerson, RecordedEvent } from '#contract/identity/security-record.ts'
import { dateParts } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es, Told } from './texts.es.ts'

export type RecordWords = Translation<typeof es>

export function personName(person: EventPerson, words: Pick<RecordWords, 'former'>): string {
  return person.nombre === '' ? words.former : properName(person.nombre)
}

/** Example: "Maricela Quintanilla Reyes aceptó el documento INE de Guadalupe Ramos Ortega". */
export function sentenceOf(event: RecordedEvent, words: RecordWords): string {
  const { autor, persona, detalles, clase } = event
  const isSelf = autor !== null && persona?.clave === autor.clave
  const told: Told = {
    who: autor === null ? words.somebody : personName(autor, words),
    whom: persona === null || isSelf ? null : personName(persona, words),
    paper: words.paper(typeof detalles.document === 'string' ? detalles.document : ''),
    times: typeof detalles.times === 'number' ? detalles.times : 1,
  }
  const sentence = Object.hasOwn(words.kinds, clase) ? words.kinds[clase as SecurityEventKind] : words.unknown
  return sentence(told)
}

export function detailsOf(event: RecordedEvent, words: RecordWords): [name: string, value: string][] {
  return Object.entries(event.detalles).map(([name, value]) => [
    words.details[name] ?? name,
    typeof value === 'boolean' ? (value ? words.yes : words.no) : valueText(name, String(value), words),
  ])
}

function valueText(name: string, value: string, words: RecordWords): string {
  if (name === 'group' && Object.hasOwn(words.groups, value)) {
    return words.groups[value as keyof RecordWords['groups']]
  }
  return words.values[value] ?? value
}

/** Formats '2026-11-13' as '13 nov'. */
export function shortDay(day: string, words: Pick<RecordWords, 'months'>): string {
  const parts = dateParts(day)
  return parts === null ? day : `${Number(parts.day)} ${words.months[parts.month - 1] ?? ''}`
}

/** Returns 'Hoy', 'Ayer' or '13 nov 2026'. */
export function dayTitle(day: string, today: string, yesterday: string, words: RecordWords): string {
  if (day === today) return words.today
  return day === yesterday ? words.yesterday : `${shortDay(day, words)} ${day.slice(0, 4)}`
}
