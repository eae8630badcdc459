import { useCatalogue } from '#models/data-form/use-catalogue.ts'
import { currentLocale } from '#i18n/locale.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'

/** Returns the step names; index 0 is step 1. In Spanish, the server's names have priority (DOC-11). */
export function useStepNames(): readonly string[] {
  const own = useTexts(texts).steps
  const { data } = useCatalogue('stepNames')
  if (currentLocale() === 'en') return own
  const known = new Map(data?.data.map((entry) => [entry.id_categoria, entry.abreviatura]))
  return own.map((name, index) => known.get(index + 1) ?? name)
}
