import { es } from './document-names.es.ts'
import { defineTexts, type Translation } from './texts.ts'

export const documentNames = defineTexts(es, () => import('./document-names.en.ts'))

/** `other` for a type that this build does not know: the server's own name. */
export function documentName(names: Translation<typeof es>, typeId: number, other = ''): string {
  return (names as Record<number, string>)[typeId] ?? other
}
