import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

/** Returns '' without an answer, and 'Opción 7' for an unknown id, which would otherwise look unanswered. */
export function listName(id: number | null, list: readonly { id: number; nombre: string }[]): string {
  if (id === null) return ''
  return list.find((entry) => entry.id === id)?.nombre ?? wordsOf(texts).unnamed(id)
}
