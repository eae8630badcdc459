import { isWeekly } from '#domain/payslips/payslip.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useFund } from '#models/savings/use-fund.ts'
import { LoanCard } from './statement/loan-card.tsx'
import { LoanPayments } from './statement/loan-payments.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { InProcess } from './moves/in-process.tsx'
import { MoveList } from './moves/move-list.tsx'
import { SavingsLinks } from './savings-links.tsx'
import { SavingsMovements } from './statement/savings-movements.tsx'
import { NoStatement } from './statement/no-statement.tsx'
import { Summary } from './statement/summary.tsx'
import { type Savings, useSavings } from './statement/use-savings.ts'
import classes from './savings-screen.module.css'

export { prefetchData } from './ahead.ts'

/** Shows statement, loan and movements of the savings fund (spec 001 §2). */
export function SavingsScreen() {
  const savings = useSavings()
  const isLoanComing = savings.loan === undefined && savings.loanFailure === null
  return (
    <div className={classes.screen}>
      {savings.canSee !== false && <MoneyTabs />}
      {savings.canSee === false || !savings.statement || isLoanComing ? (
        <NoStatement savings={savings} />
      ) : (
        <Account savings={savings} statement={savings.statement} />
      )}
    </div>
  )
}

interface AccountProps {
  savings: Savings
  statement: NonNullable<Savings['statement']>
}

function Account({ savings, statement }: AccountProps) {
  const mask = useMask()
  const { user } = useProfile()
  const { loan } = savings
  const { fund } = useFund()
  const shared = { mask, statement }
  const hasPayments = statement.loanMovements.length > 0
  const payments = <LoanPayments {...shared} loan={loan ?? null} />
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Summary {...shared} at={savings.at} />
        <LoanCard mask={mask} savings={savings} />
        {fund && <InProcess fund={fund} mask={mask} />}
        {fund && <MoveList fund={fund} />}
        <SavingsLinks fund={fund} hasPapers={statement.loans.length > 0} />
      </div>
      <div className={classes.column}>
        {hasPayments && payments}
        <SavingsMovements {...shared} isWeekly={isWeekly(user.GrupoPago)} />
        {!hasPayments && payments}
      </div>
    </div>
  )
}
