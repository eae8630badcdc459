import { readSavings } from '#contract/savings.ts'
import { listPendingMovements, readLoanVariables } from '#contract/savings-moves.ts'
import { isEnrolled } from '#domain/can.ts'
import type { LoanRates } from '#domain/loan-plan.ts'
import { toCentavos } from '#domain/money.ts'
import type { FundMember } from '#domain/savings.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface LoanFacts {
  member: FundMember
  payGroup: number
  maximum: number
  rates: LoanRates | null
  firstPayday: string | null
  at: number
}

export function useLoanFacts(): { facts: LoanFacts | null; isLoading: boolean; refresh: () => void } {
  const { user } = useProfile()
  const fund = useOperation(readSavings, { userId: String(user.Id_Usuario) })
  const variables = useOperation(readLoanVariables, {})
  const pending = useOperation(listPendingMovements, {})
  const refresh = () => {
    for (const part of [fund, variables, pending]) void part.refresh()
  }
  const isLoading = [fund, variables].some((part) => part.isLoading)
  const data = fund.data?.data
  if (!data) return { facts: null, isLoading, refresh }
  const c = (pesos: number) => toCentavos(pesos.toFixed(4))
  const withdrawal = pending.data?.caja.find(({ clase }) => clase === 'retiro')
  const rates = variables.data?.variables
  return {
    isLoading,
    refresh,
    facts: {
      member: {
        isEnrolled: isEnrolled(data),
        isDisabled: data.incapacidad === 1,
        months: data.antiguedad,
        hasLoanPending: data.c295 === 1,
        isLeaving: data.enRetiro === 1,
        owed: c(data.restante),
        saved: c(data.total),
        promised: c(withdrawal?.monto ?? 0),
        socialPart: c(data.pS),
      },
      payGroup: data.gp,
      maximum: c(data.cantidadPrestamo),
      rates: rates ? { tiie: rates.tiie, rate: rates.tasa } : null,
      firstPayday: pending.data?.fechaNomina || data.short_nom || null,
      at: Math.min(...[fund.at, variables.at].filter((at) => at !== null)),
    },
  }
}
