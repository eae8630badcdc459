import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lineNames } from '#pieces/payslips/line-names.es.ts'
import type { KnownLine } from '#pieces/payslips/use-line-names.ts'
import { Money } from '#ui/fields/money-toggle.tsx'
import { texts as payTexts } from '#pieces/payslips/texts.es.ts'
import { factsOf, sentencesOf } from './explanation-text.ts'
import { LineFacts } from './line-facts.tsx'
import { texts } from './texts.es.ts'

interface Props {
  known: KnownLine
  /** The company's own sentence, which takes precedence; null without one for this line and day. */
  own: string | null
  /** False omits the figures of the line's own payslip. Default: true. */
  hasFacts?: boolean
  shown: boolean
}

/** Separate part, whose texts load when the first line is opened. */
export function Explanation({ known, own, hasFacts = true, shown }: Props) {
  const words = useTexts(texts)
  const names = useTexts(lineNames)
  const { hidden } = useTexts(payTexts)
  const facts = hasFacts ? factsOf(known.line, words) : []
  return (
    <>
      {own === null ? (
        <p>{sentencesOf(known, words, names).join(' ')}</p>
      ) : (
        <>
          {/* The company writes in Spanish, and the app does not translate its words. */}
          <p lang="es-MX">{own}</p>
          <p className="t-quiet t-small">{words.ownBy}</p>
        </>
      )}
      {facts.length > 0 && (
        <LineFacts
          facts={facts.map(({ label, text, amount }) => ({
            label,
            value: (
              <>
                {text !== undefined && <span>{text}</span>}
                {text !== undefined && amount !== undefined && <span> · </span>}
                {amount !== undefined && (
                  <Money text={moneyOnScreen(amount)} shown={shown} hiddenLabel={hidden} />
                )}
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
