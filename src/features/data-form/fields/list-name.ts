import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

/**
 * Returns the name of a list entry, or '' without an answer. An id that the list does not contain gets its
 * number as name, so that it does not look unanswered.
 */
export function listName(id: number | null, list: readonly { id: number; nombre: string }[]): string {
  if (id === null) return ''
  return list.find((entry) => entry.id === id)?.nombre ?? wordsOf(texts).unnamed(id)
}
