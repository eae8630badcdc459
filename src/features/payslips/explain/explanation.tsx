import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lineNames } from '#pieces/payslips/line-names.es.ts'
import type { KnownLine } from '#pieces/payslips/use-line-names.ts'
import { Money } from '#ui/fields/money-toggle.tsx'
import { texts as payslipTexts } from '../texts.es.ts'
import classes from './explanation.module.css'
import { factsOf, sentencesOf } from './explanation-text.ts'
import { texts } from './texts.es.ts'

interface Props {
  known: KnownLine
  shown: boolean
}

/** Separate part: its texts load when the first line is opened. */
export function Explanation({ known, shown }: Props) {
  const words = useTexts(texts)
  const names = useTexts(lineNames)
  const { summary } = useTexts(payslipTexts)
  const facts = factsOf(known.line, words)
  return (
    <>
      <p>{sentencesOf(known, words, names).join(' ')}</p>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, text, amount }, index) => (
            // Two kinds of hours may have the same label.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={`${label}-${index}`} className={classes.fact}>
              <dt>{label}</dt>
              <dd>
                {text}
                {text !== undefined && amount !== undefined && ' · '}
                {amount !== undefined && (
                  <Money text={moneyOnScreen(amount)} shown={shown} hiddenLabel={summary.hidden} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
