import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../page/texts.es.ts'
import classes from './unknown-page.module.css'
import { Button } from '#ui/actions/button.tsx'

export function UnknownPage() {
  const words = useTexts(texts).unknown
  return (
    <div className={classes.page}>
      <p>{words.text}</p>
      <Button href={`#${paths.home}`}>{words.action}</Button>
    </div>
  )
}
