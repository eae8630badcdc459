import { useTexts } from '#i18n/use-texts.ts'
import { Reasons, type ReasonsProps } from './reasons.tsx'
import { Summary, type SummaryProps } from './summary.tsx'
import { texts } from './texts.es.ts'
import classes from './desk.module.css'

/** While nothing is chosen: how the desk stands. */
export function Overview({ answer, reasons, requests }: ReasonsProps & Pick<SummaryProps, 'answer'>) {
  const words = useTexts(texts).pane
  return (
    <div className={classes.overview}>
      <Summary answer={answer} isWide />
      <Reasons reasons={reasons} requests={requests} />
      <p className={classes.choose}>{words.choose}</p>
    </div>
  )
}
