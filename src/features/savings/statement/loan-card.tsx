import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type LoanSummary, loanAddsUp } from '#domain/savings/savings-statement.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/lists/card.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { WeekGauge } from '#ui/drawings/week-gauge.tsx'
import { Amount } from './amount.tsx'
import { texts } from '../texts.es.ts'
import type { Savings } from './use-savings.ts'
import classes from './loan-card.module.css'

interface Props {
  savings: Savings
  mask: Mask
}

export function LoanCard({ savings, mask }: Props) {
  const words = useTexts(texts)
  const { loan, loanFailure } = savings
  if (loan) return <Loan loan={loan} mask={mask} />
  if (loan === null || !loanFailure || loanFailure.kind === 'expired') return null
  return (
    <Banner tone="neutral" icon={<IconAlertTriangle size={24} />} title={words.loan.failed}>
      <TextLink underline onClick={savings.refresh}>
        {words.state.again}
      </TextLink>
    </Banner>
  )
}

function Loan({ loan, mask }: { loan: LoanSummary; mask: Mask }) {
  const words = useTexts(texts).loan
  return (
    <Card>
      <div className={classes.head}>
        <h2 className="t-lead">{words.title}</h2>
        {loan.id !== null && <span className="t-quiet t-small">{words.folio(loan.id)}</span>}
      </div>
      <Gauge loan={loan} />
      <dl className={classes.figures}>
        <Figure label={words.loan}>
          <Amount value={loan.loan} mask={mask} />
        </Figure>
        <Figure label={words.paid} isPaid>
          <Amount value={loan.paid} mask={mask} />
        </Figure>
        <Figure label={words.remaining}>
          <Amount value={loan.remaining} mask={mask} />
        </Figure>
      </dl>
      {!loanAddsUp(loan) && <p className="t-above-3 t-quiet t-small">{words.doesNotAddUp}</p>}
    </Card>
  )
}

interface FigureProps {
  label: string
  isPaid?: boolean
  children: ReactNode
}

function Figure({ label, isPaid = false, children }: FigureProps) {
  return (
    <div>
      <dt className="t-quiet t-small">{label}</dt>
      <dd className={isPaid ? classes.paid : 't-flush'}>{children}</dd>
    </div>
  )
}

const SEGMENTS = 20

function Gauge({ loan: { term, loan, paid } }: { loan: LoanSummary }) {
  const words = useTexts(texts).loan
  if (term) {
    const { done, total, isWeekly } = term
    return (
      <WeekGauge
        done={done}
        total={total}
        label={isWeekly ? words.weeksPaid(done, total) : words.fortnightsPaid(done, total)}
        figure={done}
        caption={isWeekly ? words.weeks(total) : words.fortnights(total)}
      />
    )
  }
  const share = loan > 0 ? Math.min(1, Math.max(0, paid / loan)) : 1
  const percent = words.share(Math.floor(share * 100))
  return (
    <WeekGauge
      done={Math.floor(share * SEGMENTS)}
      total={SEGMENTS}
      label={`${percent} ${words.sharePaid}`}
      figure={percent}
      caption={words.sharePaid}
    />
  )
}
