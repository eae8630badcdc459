import { useEffect, useMemo, useState } from 'react'
import { listPayslipHistory } from '#contract/payslips/payslips.ts'
import { readKept } from '#core/store/kept.ts'
import { gapAfter } from '#domain/payslips/pay-before.ts'
import { mergePeriods, type PayslipPeriod } from '#domain/payslips/payslip.ts'
import { recentPays } from '#domain/payslips/recent-pays.ts'

/**
 * Returns the latest regular payments, oldest first, without fetching. The current list has only the latest
 * months. The stored history adds earlier payments, unless payments may be missing in between.
 * @param current memoized periods of the current list
 * @param today YYYY-MM-DD
 */
export function useRecentPays(current: readonly PayslipPeriod[], today: string): readonly PayslipPeriod[] {
  const [history, setHistory] = useState<PayslipPeriod[]>([])
  useEffect(() => {
    let isWanted = true
    void readKept(listPayslipHistory, {}).then((kept) => {
      if (isWanted && Array.isArray(kept?.value.data)) setHistory(kept.value.data)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return useMemo(() => {
    const hasGap = gapAfter(current, history) !== null
    return recentPays(hasGap ? current : mergePeriods([...current], history), today)
  }, [current, history, today])
}
