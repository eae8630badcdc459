import { useTexts } from '#i18n/use-texts.ts'
import { Reasons, type ReasonsProps } from './reasons.tsx'
import { Summary, type SummaryProps } from './summary.tsx'
import { texts } from './texts.es.ts'

/** While nothing is chosen: how the desk stands. */
export function Overview({ answer, reasons, requests }: ReasonsProps & Pick<SummaryProps, 'answer'>) {
  const words = useTexts(texts).pane
  return (
    <div className="t-stack t-gap-3">
      <Summary answer={answer} isWide />
      <Reasons reasons={reasons} requests={requests} />
      <p className="t-pad-3-4 t-quiet t-words-centred">{words.choose}</p>
    </div>
  )
}
