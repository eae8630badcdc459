import type { LoanRates } from '#domain/loan-plan.ts'
import type { FundMember } from '#domain/savings.ts'
import { useFund } from '#models/savings/use-fund.ts'

export interface LoanFacts {
  member: FundMember
  payGroup: number
  maximum: number
  rates: LoanRates | null
  firstPayday: string | null
  at: number
}

/** What a loan is reckoned with, and of when it is. */
export function useLoanFacts(): { facts: LoanFacts | null; isLoading: boolean; refresh: () => void } {
  const { fund, at, isLoading, refresh } = useFund()
  const again = () => void refresh()
  if (!fund || at === null) return { facts: null, isLoading, refresh: again }
  const { position, payGroup, loanMaximum, rates, paydays } = fund
  const facts = { member: position, payGroup, maximum: loanMaximum, rates, at }
  return { facts: { ...facts, firstPayday: paydays.movement || null }, isLoading, refresh: again }
}
