import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

/** Turns '/Recibos/:key' into "Recibos (detalle)". */
export function useScreenName(): (route: string) => string {
  const words = useTexts(texts)
  const { titleOf } = useShellParts()
  return (route) => {
    const title = titleOf(route)
    if (title === '') return route
    return route.includes('/:') ? words.oneOf(title) : title
  }
}
