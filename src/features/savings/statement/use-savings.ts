import { useMemo } from 'react'
import { readAccountStatement, readLoan } from '#contract/savings/savings-statement.ts'
import type { Failure } from '#core/transport/failure.ts'
import type { LoanSummary } from '#domain/savings/savings-statement.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { alertTexts, useAlerts } from './failure-alert.ts'
import { readLoanSummary, readStatement, type Statement } from './statement.ts'
import { texts } from '../texts.es.ts'

export interface Savings {
  canSee: boolean | null
  hasLeft: boolean
  statement: Statement | null
  /** Fetch time of the statement in server ms. */
  at: number | null
  /** Null without a loan; undefined while unknown. */
  loan: LoanSummary | null | undefined
  loanFailure: Failure | null
  failure: Failure | null
  isRefreshing: boolean
  refresh: () => void
}

export function useSavings(): Savings {
  const { user } = useProfile()
  const words = useTexts(texts).failure
  const enrolment = useSavingsEnrolment()
  const enabled = enrolment.canSee !== false || enrolment.hasLeft
  const statement = useOperation(readAccountStatement, {}, { enabled })
  const loan = useOperation(readLoan, { folio: user.Folio }, { enabled })
  const known = statement.data?.data
  const parts = [enrolment, statement, loan]
  const isRefreshing = parts.some((part) => part.isRefreshing)
  const failures = enrolment.canSee !== false ? parts.map(({ failure }) => failure) : [enrolment.failure]
  useAlerts(isRefreshing ? [] : alertTexts(failures, words))
  return {
    canSee: enrolment.canSee,
    hasLeft: enrolment.hasLeft,
    statement: useMemo(() => (known ? readStatement(known) : null), [known]),
    at: statement.at,
    loan: useMemo(() => (loan.data ? readLoanSummary(loan.data) : undefined), [loan.data]),
    loanFailure: loan.failure,
    failure: enrolment.failure ?? statement.failure,
    isRefreshing,
    refresh: () => {
      for (const part of parts) void part.refresh()
    },
  }
}
