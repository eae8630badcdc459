import { useLocale, useTexts } from '#i18n/use-texts.ts'
import { conceptOf, readable } from './concepts.ts'
import { conceptTexts } from './concept-texts.es.ts'
import { texts } from './texts.es.ts'

export interface ConceptWords {
  name: string
  about: string
}

export function useConcepts(): (line: { concept: string; description: string }) => ConceptWords {
  const known = useTexts(conceptTexts)
  const words = useTexts(texts)
  const locale = useLocale()
  return (line) => {
    const id = conceptOf(line)
    if (id === null) return { name: readable(line.description), about: words.unknownConcept }
    const isPlain = readable(line.description) === line.description.trim() && line.description.length > 4
    const name = locale === 'es' && isPlain ? line.description.trim() : known[id].name
    return { name, about: known[id].about }
  }
}
