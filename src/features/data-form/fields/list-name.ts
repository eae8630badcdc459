import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

/** '' without an answer; one whose list has not come, or names it no more, by its number: it is no missing answer. */
export function listName(id: number | null, list: readonly { id: number; nombre: string }[]): string {
  if (id === null) return ''
  return list.find((entry) => entry.id === id)?.nombre ?? wordsOf(texts).unnamed(id)
}
