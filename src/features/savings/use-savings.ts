import { useEffect, useMemo, useRef } from 'react'
import { readAccountStatement, readLoan } from '#contract/savings.ts'
import type { Failure } from '#core/failure.ts'
import type { LoanSummary } from '#domain/savings-statement.ts'
import { showAlert } from '#hooks/alert.ts'
import { failureText } from '#hooks/failure-text.ts'
import { useOperation } from '#hooks/use-operation.ts'
import { useSavingsEnrolment } from '#hooks/use-savings-enrolment.ts'
import { useProfile } from '#hooks/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { readLoanSummary, readStatement, type Statement } from './statement.ts'
import { texts } from './texts.ts'

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
  const enrolment = useSavingsEnrolment()
  const enabled = enrolment.canSee !== false
  const statement = useOperation(readAccountStatement, {}, { enabled })
  const loan = useOperation(readLoan, { folio: user.Folio }, { enabled })
  const known = statement.data?.data
  const parts = [enrolment, statement, loan]
  const isRefreshing = parts.some((part) => part.isRefreshing)
  // Nobody outside of the fund hears that the fund has nothing of theirs.
  const failures = enabled ? parts.map(({ failure }) => failure) : [enrolment.failure]
  useFailureAlert(isRefreshing ? [] : failures, known !== undefined)
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

/** GRAL-18: a request that failed is an alert with its message, each message once a visit. Old data without a network is none. */
function useFailureAlert(failures: readonly (Failure | null)[], hasData: boolean): void {
  const words = useTexts(texts).failure
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const failure of failures) {
      if (!failure || failure.kind === 'expired' || (failure.kind === 'offline' && hasData)) continue
      const text = failureText(failure, words)
      if (told.current.has(text)) continue
      told.current.add(text)
      void showAlert({ text })
    }
  })
}
