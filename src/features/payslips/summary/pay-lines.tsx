import { IconInfoCircle, IconShoppingBag } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { DetailLine, PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { netOf, sumOf } from '#domain/payslips/pay-difference.ts'
import { cashAndVouchers, isGroceries } from '#domain/payslips/vouchers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLineNames } from '#pieces/payslips/use-line-names.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { focusOnMount } from '#ui/actions/focus.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { Card } from '#ui/lists/card.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from '../texts.es.ts'
import classes from './pay-lines.module.css'

const loadExplanation = keptPart(() => import('#pieces/pay-lines/explanation.tsx'))

interface Props {
  side: DetailLine['side']
  lines: readonly DetailLine[]
  /** Returns the company's own sentence about a line, or null. */
  ownOf: (line: DetailLine) => string | null
  /** Line named in the address, or null. */
  asked: DetailLine | null
  shown: boolean
}

export function PayLines({ side, lines, ownOf, asked, shown }: Props) {
  const { summary } = useTexts(texts)
  const titleId = useId()
  const own = lines.filter((line) => line.side === side)
  return (
    <Card className={classes.card}>
      <h3 id={titleId} className={classes.title}>
        {summary.sides[side]}
      </h3>
      {own.length === 0 ? (
        <p className={classes.none}>{side === 'deduction' ? summary.noDeductions : summary.noPerceptions}</p>
      ) : (
        // Safari drops the list role when the bullets are removed with CSS.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={classes.list} role="list" aria-labelledby={titleId}>
          {own.map((line, index) => (
            <LineRow
              // A concept may occur twice on one payslip.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${line.concept}-${index}`}
              line={line}
              own={ownOf(line)}
              isAsked={line === asked}
              shown={shown}
            />
          ))}
        </ul>
      )}
      <p className={classes.total}>
        <span>{summary.totals[side]}</span>
        <Money text={moneyOnScreen(sumOf(own, side))} shown={shown} hiddenLabel={summary.hidden} />
      </p>
    </Card>
  )
}

interface RowProps {
  line: DetailLine
  own: string | null
  isAsked: boolean
  shown: boolean
}

function LineRow({ line, own, isAsked, shown }: RowProps) {
  const { summary } = useTexts(texts)
  const known = useLineNames()(line)
  const [isOpen, setOpen] = useState(isAsked)
  const aboutId = useId()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) focusOnMount(row.current)
  }, [isAsked])
  return (
    <li className={classes.item}>
      <button
        ref={row}
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={aboutId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.words}>
          <span className={classes.name}>{known.name}</span>
          <IconInfoCircle className={classes.ask} size={22} aria-hidden />
          <span className="t-hidden">{summary.whatIs}</span>
        </span>
        <span className={classes.amounts}>
          <Money text={moneyOnScreen(line.amount)} shown={shown} hiddenLabel={summary.hidden} />
          {line.balance !== null && (
            <span className={classes.balance}>
              {summary.balance}{' '}
              <Money text={moneyOnScreen(line.balance)} shown={shown} hiddenLabel={summary.hidden} />
            </span>
          )}
        </span>
      </button>
      <div id={aboutId} className={classes.about} hidden={!isOpen}>
        {isOpen && (
          <PartLoader
            load={loadExplanation}
            waiting={<p>{'\u00a0'}</p>}
            failure={(retry) => <TextLink onClick={retry}>{summary.again}</TextLink>}
          >
            {({ Explanation }) => <Explanation known={known} own={own} shown={shown} />}
          </PartLoader>
        )}
        <p className="t-quiet t-small">{summary.concept(line.concept)}</p>
      </div>
      {line.side === 'perception' && isGroceries(line) && (
        <span className={classes.mark}>
          <StateChip tone="teal" icon={<IconShoppingBag />}>
            {summary.groceries}
          </StateChip>
        </span>
      )}
    </li>
  )
}

interface CashProps {
  detail: Pick<PayslipDetail, 'lines' | 'cashTotal'>
  shown: boolean
}

/**
 * Shows the cash total as the service sends it (LEGPAY-07). Vouchers explain a difference from the net only if the
 * amounts match exactly. Any other difference is shown without a reason.
 */
export function CashTotal({ detail: { lines, cashTotal }, shown }: CashProps) {
  const { summary } = useTexts(texts)
  const net = netOf(lines)
  const { cash, vouchers } = cashAndVouchers(net, lines)
  const areVouchers = vouchers > 0 && cash === cashTotal
  return (
    <Card className={classes.cash}>
      <h3 className={classes.name}>{areVouchers ? summary.moneyTotal : summary.cashTotal}</h3>
      <Money text={moneyOnScreen(cashTotal)} shown={shown} hiddenLabel={summary.hidden} />
      {areVouchers && <p className="t-quiet t-small">{summary.notMoney}</p>}
      {!areVouchers && cashTotal < net && (
        <p className="t-quiet t-small">
          {summary.notIncluded}{' '}
          <Money text={moneyOnScreen(net - cashTotal)} shown={shown} hiddenLabel={summary.hidden} />.{' '}
          {summary.companySays}
        </p>
      )}
    </Card>
  )
}
