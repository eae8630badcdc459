import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './assistant-link.module.css'
import { SectionIcon } from './shell-icons.tsx'
import { texts } from '../page/texts.es.ts'

/** Above the bar of a phone (SHELL-04, SHELL-07). It comes after the first picture, in room that is kept for it. */
export function AssistantLink() {
  const words = useTexts(texts).sections
  return (
    <nav aria-label={words.assistant}>
      <a className={classes.link} href={`#${paths.assistant}`}>
        <SectionIcon name="assistant" />
        {words.assistant}
      </a>
    </nav>
  )
}
