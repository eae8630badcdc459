import { useEffect } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { findLines, type LineAsked } from '#domain/pay-lines/find-line.ts'
import { ownSentenceFor } from '#domain/pay-lines/own-sentence.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { DetailLine } from '#models/payslips/legacy-payslip.ts'
import { type NewestLines, useNewestLines } from '#models/payslips/use-newest-lines.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { texts as payTexts } from '#pieces/payslips/texts.es.ts'
import { type KnownLine, useLineNames } from '#pieces/payslips/use-line-names.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import { Eye } from './fund-cards.tsx'
import { texts } from './pay-line-texts.es.ts'

const loadExplanation = keptPart(() => import('#pieces/pay-lines/explanation.tsx'))

interface Props {
  asked: LineAsked
  mask: Mask
  hasEye: boolean
  isLast: boolean
}

export function PayLineAnswer({ asked, mask, hasEye, isLast }: Props) {
  const words = useTexts(texts)
  const { newest, sentences } = useNewestLines(companyDate(serverNow()))
  const known = useLineNames()
  if (newest === undefined) return <span role="status">{words.looking}</span>
  if (newest === null) return <NotFound text={words.noPayslip} to={paths.latestPayslip} isLast={isLast} />
  const { period, detail } = newest
  const key = payslipKey(period)
  const date = formatDate(period.paid_date)
  const places = findLines(
    detail.lines.map((line) => ({ ...known(line).line, concept: line.concept, amount: line.amount })),
    asked,
  )
  const [place, ...others] = places
  const line = place === undefined ? undefined : detail.lines[place]
  if (place === undefined || line === undefined) {
    return <NotFound text={words.none(nameOf(asked), date)} to={paths.payslip(key)} isLast={isLast} />
  }
  if (others.length > 0) return <Several places={places} newest={newest} mask={mask} hasEye={hasEye} />
  return (
    <>
      <span className="t-block">{words.found(date)}</span>
      <NamedAmount known={known(line)} line={line} mask={mask} />
      {hasEye && <Eye mask={mask} />}
      <PartLoader
        load={loadExplanation}
        waiting={<p>{'\u00a0'}</p>}
        failure={(retry) => <TextLink onClick={retry}>{words.again}</TextLink>}
      >
        {({ Explanation }) => (
          <Explanation
            known={known(line)}
            own={ownSentenceFor(line, detail.end.slice(0, 10), sentences)}
            shown={mask.shown}
          />
        )}
      </PartLoader>
      <TextLink href={`#${paths.payslipLine(key, place)}`}>{words.open}</TextLink>
    </>
  )
}

function NamedAmount({ known, line, mask }: { known: KnownLine; line: DetailLine; mask: Mask }) {
  const { hidden } = useTexts(payTexts)
  return (
    <>
      <strong>{known.name}</strong>{' '}
      <Money text={moneyOnScreen(line.amount)} shown={mask.shown} hiddenLabel={hidden} />
    </>
  )
}

interface SeveralProps {
  places: readonly number[]
  newest: NewestLines
  mask: Mask
  hasEye: boolean
}

function Several({ places, newest: { period, detail }, mask, hasEye }: SeveralProps) {
  const words = useTexts(texts)
  const known = useLineNames()
  return (
    <>
      <span className="t-block">{words.several(places.length, formatDate(period.paid_date))}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role without bullets */}
      <ul className="t-list" role="list">
        {places.map((place) => {
          const line = detail.lines[place]
          return (
            line && (
              <li key={place}>
                <TextLink href={`#${paths.payslipLine(payslipKey(period), place)}`}>
                  <NamedAmount known={known(line)} line={line} mask={mask} />
                </TextLink>
              </li>
            )
          )
        })}
      </ul>
      {hasEye && <Eye mask={mask} />}
    </>
  )
}

/** Says that nothing was found. The newest line of the talk also opens the payslip and repeats the text there. */
function NotFound({ text, to, isLast }: { text: string; to: string; isLast: boolean }) {
  const words = useTexts(texts)
  useEffect(() => {
    if (!isLast) return
    showSnack({ text, tone: 'info', ms: 6000 })
    navigate(to)
    // Opens the payslip once, not again when the text changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <>
      <span className="t-block">{text}</span>
      <TextLink href={`#${to}`}>{words.openAll}</TextLink>
    </>
  )
}

function nameOf({ key, amount, words }: LineAsked): string {
  if (key !== null) return key
  const sum = amount === null ? '' : moneyOnScreen(amount)
  return [sum, words].filter(Boolean).join(' ')
}
