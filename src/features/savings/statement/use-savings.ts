import { useMemo } from 'react'
import { readAccountStatement, readLoan } from '#contract/savings-statement.ts'
import type { Failure } from '#core/transport/failure.ts'
import type { LoanSummary } from '#domain/savings-statement.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { alertTexts, useAlerts } from './failure-alert.ts'
import { readLoanSummary, readStatement, type Statement } from './statement.ts'
import { texts } from '../texts.es.ts'

export interface Savings {
  /** null: not known yet. */
  canSee: boolean | null
  hasLeft: boolean
  statement: Statement | null
  /** When the statement was fetched (server time, ms). */
  at: number | null
  /** null: there is none; undefined: not known yet. */
  loan: LoanSummary | null | undefined
  /** Why the loan could not be brought up to date. */
  loanFailure: Failure | null
  /** Why there is nothing to show, or why it may be old. */
  failure: Failure | null
  isRefreshing: boolean
  refresh: () => void
}

/** Enrolment, statement and loan, asked for at the same time: what is on the device stands there at once. */
export function useSavings(): Savings {
  const { user } = useProfile()
  const words = useTexts(texts).failure
  const enrolment = useSavingsEnrolment()
  // Who has left keeps the papers of what was.
  const enabled = enrolment.canSee !== false || enrolment.hasLeft
  const statement = useOperation(readAccountStatement, {}, { enabled })
  const loan = useOperation(readLoan, { folio: user.Folio }, { enabled })
  const known = statement.data?.data
  const parts = [enrolment, statement, loan]
  const isRefreshing = parts.some((part) => part.isRefreshing)
  // Nobody outside of the fund hears that the fund has nothing of theirs.
  const failures = enrolment.canSee !== false ? parts.map(({ failure }) => failure) : [enrolment.failure]
  useAlerts(isRefreshing ? [] : alertTexts(failures, known !== undefined, words))
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
