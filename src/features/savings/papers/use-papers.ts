import { useMemo } from 'react'
import { listPendingMovements } from '#contract/savings/savings-moves.ts'
import { companyDate, formatInstant } from '#domain/time/dates.ts'
import { fundMonth, fundMonths } from '#domain/savings/fund-month.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { type Savings, useSavings } from '../statement/use-savings.ts'
import { periodTextOn } from '../statement/period-text.ts'
import { findLoanPaper, paperLoans, type PaperLoan, personOf } from './loan-paper.ts'
import type { Paper } from './paper-drawing.ts'

export interface Papers {
  savings: Savings
  /** YYYY-MM, newest first; null while unknown. */
  months: readonly string[] | null
  loans: readonly PaperLoan[]
  isLoanComing: boolean
}

export function usePapers(): Papers {
  const savings = useSavings()
  const { user } = useProfile()
  const enabled = savings.canSee !== false || savings.hasLeft
  const pending = useOperation(listPendingMovements, {}, { enabled })
  const { statement, at } = savings
  const months = useMemo(
    () => statement && at !== null && fundMonths(statement, isWeekly(user.GrupoPago), companyDate(at)),
    [statement, at, user],
  )
  const loans = useMemo(
    () => paperLoans(pending.data?.caja ?? [], statement?.loans ?? [], personOf(user)),
    [pending.data, statement, user],
  )
  return {
    savings: { ...savings, isRefreshing: savings.isRefreshing || pending.isRefreshing },
    months: months || null,
    loans,
    isLoanComing: pending.data === null && pending.failure === null,
  }
}

/** Returns the document of the address, which belongs to a loan or a month, or null. */
export function usePaper(name: string | null, { savings, months, loans }: Papers): Paper | null {
  const { user } = useProfile()
  const { statement, at } = savings
  return useMemo(() => {
    const ofLoan = name === null ? null : findLoanPaper(name, loans)
    if (ofLoan !== null) return ofLoan
    if (name === null || !statement || at === null || !months?.includes(name)) return null
    const weekly = isWeekly(user.GrupoPago)
    return {
      kind: 'statement',
      statement: {
        company: '',
        person: personOf(user),
        month: fundMonth(statement, name, weekly),
        periodText: periodTextOn(weekly),
        asOf: formatInstant(at),
      },
    }
  }, [name, statement, at, months, loans, user])
}
