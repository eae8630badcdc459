import { standardNames } from '#i18n/standard-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'

/** Shows a name from the server. Translates the portal's own names and marks any other as Spanish. */
export function StandardName({ name }: { name: string }) {
  const shown = useTexts(standardNames).of(name)
  return <span lang={shown === name ? 'es-MX' : undefined}>{shown}</span>
}
