import { moneyOnScreen } from '#domain/money/money.ts'
import type { CheckSummary } from '#domain/pay-check/check-pay.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Money } from '#ui/fields/money-toggle.tsx'
import { texts } from './check-texts.es.ts'

interface Props {
  summary: CheckSummary
  shown: boolean
  /** False on Inicio, which has one line and omits what could not be checked. */
  isWhole: boolean
}

/** Result of the check in words, for example "Hay 1 diferencia de $312.40". */
export function CheckSentence({ summary, shown, isWhole }: Props) {
  const words = useTexts(texts)
  if (summary.state === 'ok') return <span data-pay-check="ok">{words.ok}</span>
  if (summary.state === 'partly') {
    const right = words.right(summary.right)
    const isLacking = isWhole && summary.unknown.length > 0
    return (
      <span data-pay-check="partly">{isLacking ? `${right}. ${words.unknown(summary.unknown)}` : right}</span>
    )
  }
  const { count, centavos } = summary
  return (
    <span data-pay-check="difference">
      <span>{words.found(count)}</span>
      {centavos !== null && (
        <>
          <span>{` ${words.of(count)} `}</span>
          <Money text={moneyOnScreen(centavos)} shown={shown} hiddenLabel={words.hidden} />
        </>
      )}
    </span>
  )
}
