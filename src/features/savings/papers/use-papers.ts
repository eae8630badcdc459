import { useMemo } from 'react'
import { listPendingMovements } from '#contract/savings-moves.ts'
import { companyDate, formatInstant } from '#domain/dates.ts'
import { fundMonth, fundMonths } from '#domain/fund-month.ts'
import { isWeekly } from '#domain/payslip.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { type Savings, useSavings } from '../statement/use-savings.ts'
import { periodTextOn } from '../statement/period-text.ts'
import { findLoanPaper, paperLoans, type PaperLoan, personOf } from './loan-paper.ts'
import type { Paper } from './paper-drawing.ts'

export interface Papers {
  savings: Savings
  /** YYYY-MM, newest first; null: not known yet. */
  months: readonly string[] | null
  loans: readonly PaperLoan[]
  /** Nobody has said yet whether one waits. */
  isLoanComing: boolean
}

/** Which papers there are, from what the device holds and the network brings. */
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

/** The paper that the address names: one of a loan, or a month. null: there is no such paper. */
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
