import { useMemo } from 'react'
import { listPendingMovements } from '#contract/savings-moves.ts'
import { readLoan } from '#contract/savings-statement.ts'
import { companyDate, formatInstant } from '#domain/dates.ts'
import { fundMonth, fundMonths } from '#domain/fund-month.ts'
import { isWeekly } from '#domain/payslip.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import type { LoanPaper } from '#paper/savings-loan.ts'
import { type Savings, useSavings } from '../statement/use-savings.ts'
import { periodTextOn } from '../statement/period-text.ts'
import { paperOfLoan, paperOfPending, personOf } from './loan-paper.ts'
import type { Paper } from './paper-drawing.ts'

export interface Papers {
  savings: Savings
  /** YYYY-MM, newest first; null: not known yet. */
  months: readonly string[] | null
  /** Of the loan that waits or is being paid; null: there is none. */
  loan: LoanPaper | null
}

/** Which papers there are, from what the device holds and the network brings. */
export function usePapers(): Papers {
  const savings = useSavings()
  const { user } = useProfile()
  const enabled = savings.canSee !== false
  const pending = useOperation(listPendingMovements, {}, { enabled }).data
  const paid = useOperation(readLoan, { folio: user.Folio }, { enabled }).data
  const { statement, at } = savings
  const months = useMemo(
    () => statement && at !== null && fundMonths(statement, isWeekly(user.GrupoPago), companyDate(at)),
    [statement, at, user],
  )
  const loan = useMemo(() => {
    const person = personOf(user)
    const waiting = pending && paperOfPending(pending.caja, person)
    return waiting ?? (paid && paperOfLoan(paid, statement?.loanMovements ?? [], person))
  }, [pending, paid, statement, user])
  return { savings, months: months || null, loan }
}

/** The paper that the address names: 'solicitud', 'pagare', or a month. null: there is no such paper. */
export function usePaper(name: string | null, { savings, months, loan }: Papers): Paper | null {
  const { user } = useProfile()
  const { statement, at } = savings
  return useMemo(() => {
    if (name === 'solicitud') return loan && { kind: 'request', loan }
    if (name === 'pagare') return loan && { kind: 'note', loan }
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
  }, [name, statement, at, months, loan, user])
}
