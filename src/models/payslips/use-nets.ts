import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnanswered } from '#core/transport/failure.ts'
import { netOf } from '#domain/payslips/pay-difference.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { OperationError } from '#hooks/operations/busy-retry.ts'
import { type LegacyPayslip, readLegacyPayslip } from './legacy-payslip.ts'
import { questionFor } from './use-legacy-payslip.ts'

export interface Nets {
  nets: ReadonlyMap<string, number>
  isFetching: boolean
}

/**
 * Returns the net pay in centavos by payslip key; a payslip without known lines is absent. `isFetching` is
 * true until every payslip was looked for. Reads the cached copies first. Then fetches the missing and the
 * unstamped payslips one after another, until the service does not answer.
 * @param periods memoized list, oldest first
 * @param isWanted false while the amounts are masked; nothing is read or fetched then
 */
export function useNets(periods: readonly PayslipPeriod[], isWanted: boolean): Nets {
  const client = useQueryClient()
  const [nets, setNets] = useState<ReadonlyMap<string, number>>(new Map())
  const [finished, setFinished] = useState<readonly PayslipPeriod[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const note = (period: PayslipPeriod, payslip: LegacyPayslip) => {
      if (!isCurrent || payslip.kind !== 'detail') return
      setNets((known) => new Map(known).set(payslipKey(period), netOf(payslip.lines)))
    }
    const bring = async () => {
      const missing: PayslipPeriod[] = []
      for (const period of [...periods].reverse()) {
        if (!isCurrent) return
        const kept = await readLegacyPayslip(period)
        if (kept) note(period, kept)
        // An unstamped payslip may have changed since it was stored.
        if (!kept || !period.stamped) missing.push(period)
      }
      for (const period of missing) {
        if (!isCurrent) return
        const question = questionFor(period, client)
        await client.prefetchQuery(question)
        const error = client.getQueryState(question.queryKey)?.error
        if (error instanceof OperationError && isUnanswered(error.failure)) return
        const payslip = client.getQueryData<LegacyPayslip>(question.queryKey)
        if (payslip) note(period, payslip)
      }
    }
    void bring().finally(() => isCurrent && setFinished(periods))
    return () => {
      isCurrent = false
    }
  }, [client, periods, isWanted])
  return { nets, isFetching: finished !== periods }
}
