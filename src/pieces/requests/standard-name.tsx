import { standardNames } from '#i18n/standard-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'

/** Shows a name of the server, which is Spanish unless it is one of the portal's own. */
export function StandardName({ name }: { name: string }) {
  const shown = useTexts(standardNames).of(name)
  return <span lang={shown === name ? 'es-MX' : undefined}>{shown}</span>
}
