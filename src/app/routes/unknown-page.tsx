import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../page/texts.es.ts'
import classes from './unknown-page.module.css'
import { Button } from '#ui/actions/button.tsx'

/** Page for an address that neither the portal nor the server's menu knows. The shell shows the title. */
export function UnknownPage() {
  const words = useTexts(texts).unknown
  return (
    <div className={classes.page}>
      <p>{words.text}</p>
      <Button href={`#${paths.home}`}>{words.action}</Button>
    </div>
  )
}
