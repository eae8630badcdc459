import { IconInfoCircle, IconShoppingBag } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type DetailLine, GROCERIES, sumOf } from '#models/payslips/legacy-payslip.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useConcepts } from '#pieces/payslips/use-concepts.ts'
import { Card } from '#ui/lists/card.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from '../texts.es.ts'
import classes from './pay-lines.module.css'

interface Props {
  side: DetailLine['side']
  lines: readonly DetailLine[]
  shown: boolean
}

export function PayLines({ side, lines, shown }: Props) {
  const { summary } = useTexts(texts)
  const titleId = useId()
  const own = lines.filter((line) => line.side === side)
  return (
    <Card className={classes.card}>
      <h3 id={titleId} className={classes.title}>
        {side === 'perception' ? summary.perceptions : summary.deductions}
      </h3>
      {own.length === 0 ? (
        <p className={classes.none}>{summary.noDeductions}</p>
      ) : (
        // Safari drops the list role when the bullets are removed with CSS.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={classes.list} role="list" aria-labelledby={titleId}>
          {own.map((line, index) => (
            // A concept may occur twice on one payslip.
            // oxlint-disable-next-line react/no-array-index-key
            <LineRow key={`${line.concept}-${index}`} line={line} shown={shown} />
          ))}
        </ul>
      )}
      <p className={classes.total}>
        <span>{summary.total}</span>
        <Money text={moneyOnScreen(sumOf(own, side))} shown={shown} hiddenLabel={summary.hidden} />
      </p>
    </Card>
  )
}

function LineRow({ line, shown }: { line: DetailLine; shown: boolean }) {
  const { summary } = useTexts(texts)
  const { name, about } = useConcepts()(line)
  const [isOpen, setOpen] = useState(false)
  const aboutId = useId()
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={aboutId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
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
      <p id={aboutId} className={classes.about} hidden={!isOpen}>
        {about} <span className="t-quiet t-small t-one-line">{summary.concept(line.concept)}</span>
      </p>
      {line.side === 'perception' && line.concept === GROCERIES && (
        <span className={classes.mark}>
          <StateChip tone="teal" icon={<IconShoppingBag />}>
            {summary.groceries}
          </StateChip>
        </span>
      )}
    </li>
  )
}

/** Cash total (LEGPAY-07), as the service sends it. */
export function CashTotal({ total, shown }: { total: number; shown: boolean }) {
  const { summary } = useTexts(texts)
  return (
    <Card className={classes.cash}>
      <h3 className={classes.name}>{summary.cashTotal}</h3>
      <Money text={moneyOnScreen(total)} shown={shown} hiddenLabel={summary.hidden} />
    </Card>
  )
}
