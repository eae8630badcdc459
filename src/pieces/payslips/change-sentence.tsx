import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Money } from '#ui/fields/money-toggle.tsx'
import type { PayChange } from './pay-change.ts'
import { texts } from './texts.es.ts'
import classes from './change-sentence.module.css'

interface Props {
  change: PayChange
  /** Name of the earlier payment, for example 'la semana 45'. */
  than: string
  shown: boolean
}

/** Difference in words, for example "Son $392.50 más que la semana 45." */
export function ChangeSentence({ change: { difference }, than, shown }: Props) {
  const words = useTexts(texts)
  if (difference === 0) return <span>{words.same(than)}</span>
  return (
    <span data-pay-change>
      {words.is}{' '}
      <span className={difference > 0 ? classes.more : classes.less}>
        <Money text={moneyOnScreen(Math.abs(difference))} shown={shown} hiddenLabel={words.hidden} />{' '}
        {difference > 0 ? words.more : words.less}
      </span>{' '}
      {words.than(than)}
    </span>
  )
}
