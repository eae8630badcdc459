import { IconCalendarEvent, IconChevronDown } from '@tabler/icons-react'
import { formatDate } from '#domain/time/dates.ts'
import type { LoanPlan } from '#domain/savings/loan-plan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { texts } from './simulator-texts.es.ts'
import classes from './plan-envelope.module.css'

interface Props {
  /** Null without a valid amount. */
  plan: LoanPlan | null
  /** Days of the payments; null when unknown. */
  days: readonly string[] | null
  /** Yearly rate in percent, such as "12". */
  percent: string
  isOpen: boolean
  onOpen: () => void
}

export function PlanEnvelope({ plan, days, percent, isOpen, onOpen }: Props) {
  const words = useTexts(texts)
  const money = (amount: number | undefined) => (amount === undefined ? '–' : moneyOnScreen(amount))
  const first = money(plan?.payments[0]?.payment)
  const last = money(plan?.payments.at(-1)?.payment)
  const total = money(plan?.total)
  return (
    <section>
      <Slip plan={plan} />
      <Envelope
        className={classes.envelope ?? ''}
        foot={
          <button type="button" className={classes.open} aria-expanded={isOpen} onClick={onOpen}>
            <IconCalendarEvent aria-hidden="true" size={24} />
            <span className="t-grow t-at-start">{isOpen ? words.hideSchedule : words.schedule}</span>
            <IconChevronDown className={classes.arrow} aria-hidden="true" size={24} />
          </button>
        }
      >
        <dl className={classes.ends}>
          <End label={words.first} amount={first} day={plan ? days?.[0] : undefined} />
          <End label={words.last} amount={last} day={plan ? days?.at(-1) : undefined} />
        </dl>
        <dl className={classes.sums}>
          <Sum label={words.interest} value={money(plan?.interest)} />
          <Sum label={words.total} value={total} />
          <Sum label={words.rate} value={words.yearly(percent)} />
        </dl>
      </Envelope>
      <p className="t-hidden" role="status">
        {plan && words.said(first, last, total)}
      </p>
    </section>
  )
}

function End({ label, amount, day }: { label: string; amount: string; day: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="t-flush">
        <span className={classes.payment}>{amount}</span>
        {day !== undefined && <span className={classes.day}>{formatDate(day)}</span>}
      </dd>
    </div>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.sum}>
      <dt>{label}</dt>
      <dd className="t-flush t-strong">{value}</dd>
    </div>
  )
}

/** Empty share of a bar's slot. */
const GAP = 0.18

function Slip({ plan }: { plan: LoanPlan | null }) {
  const words = useTexts(texts)
  const payments = plan?.payments ?? []
  const most = payments[0]?.balanceBefore ?? 0
  return (
    <div className={classes.slip}>
      <p className={classes.debt}>
        <span>{plan ? words.youOwe(moneyOnScreen(most)) : words.noPlan}</span>
        {plan && <span>{words.atTheEnd(moneyOnScreen(payments.at(-1)?.balanceAfter ?? 0))}</span>}
      </p>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${Math.max(1, payments.length)} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {payments.map(({ number, balanceBefore }) => {
          const height = Math.max(4, (balanceBefore / most) * 100)
          return (
            <rect key={number} x={number - 1 + GAP / 2} y={100 - height} width={1 - GAP} height={height} />
          )
        })}
      </svg>
    </div>
  )
}
