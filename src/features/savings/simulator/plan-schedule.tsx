import { formatDate } from '#domain/time/dates.ts'
import type { LoanPlan } from '#domain/savings/loan-plan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LoanBars } from '../charts/loan-chart.tsx'
import { Cell, StatementTable } from '../statement/statement-table.tsx'
import { texts } from './simulator-texts.es.ts'

interface Props {
  plan: LoanPlan
  days: readonly string[] | null
}

export function PlanSchedule({ plan, days }: Props) {
  const words = useTexts(texts)
  const rows = plan.payments.map((payment, index) => ({ ...payment, day: days?.[index] }))
  const instalments = rows.map(({ number, principal, interest, balanceAfter, day = '' }) => ({
    number,
    date: day,
    principal,
    interest,
    balance: balanceAfter,
  }))
  return (
    <section className="t-stack t-gap-3" aria-label={words.table}>
      <LoanBars key={rows.length} instalments={instalments} start={0} />
      <StatementTable
        key={`table ${rows.length}`}
        caption={words.table}
        columns={[
          { label: words.number },
          ...(days ? [{ label: words.date }] : []),
          { label: words.payment, isAmount: true },
          { label: words.principal, isAmount: true },
          { label: words.paymentInterest, isAmount: true },
          { label: words.balance, isAmount: true },
        ]}
        rows={rows}
        perPage={13}
        cells={({ number, day, payment, principal, interest, balanceAfter }) => (
          <>
            <Cell place="title" label={words.number}>
              {number}
            </Cell>
            {day !== undefined && <Cell place="left">{formatDate(day)}</Cell>}
            <Cell place="amount" isAmount>
              <strong>{moneyOnScreen(payment)}</strong>
            </Cell>
            <Cell place="right" label={words.principal} isAmount>
              {moneyOnScreen(principal)}
            </Cell>
            <Cell place="left" label={words.paymentInterest} isAmount>
              {moneyOnScreen(interest)}
            </Cell>
            <Cell place="right" label={words.balance} isAmount>
              {moneyOnScreen(balanceAfter)}
            </Cell>
          </>
        )}
        pagesLabel={words.table}
      />
      {days && <p className="t-quiet t-small">{words.planned}</p>}
    </section>
  )
}
