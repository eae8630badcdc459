import { useEffect, useState } from 'react'
import { isOfPeriod } from '#domain/payslips/payslip.ts'
import { useLegacyPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { SKELETON_RETRY_MS } from '#ui/feedback/skeleton-rows.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import type { PayslipList } from '../rows/use-payslips.ts'
import { rowBefore } from './row-before.ts'
import { useAreAbsencesLoading } from './use-absences.ts'

/**
 * Place of the comparison. The lines wait for the comparison, because lines must not move while being read. A late
 * comparison goes below the lines.
 */
export type ChangePlace = 'coming' | 'above' | 'below'

export function useChangePlace(row: PayslipRow, list: PayslipList, hasLines: boolean): ChangePlace {
  const before = rowBefore(row, list)
  const { payslip, failure } = useLegacyPayslip(before?.period ?? null)
  const areAbsencesComing = useAreAbsencesLoading()
  const isPayComing = before === null ? !list.history.isRead : payslip === null && failure === null
  const isComing = isPayComing || (payslip?.kind === 'detail' && isOfPeriod(row.kind) && areAbsencesComing)
  const [place, setPlace] = useState<ChangePlace>('coming')
  const isOpen = hasLines && place === 'coming'
  if (isOpen && !isComing) setPlace('above')
  useEffect(() => {
    if (!isOpen) return
    const late = setTimeout(() => setPlace('below'), SKELETON_RETRY_MS)
    return () => clearTimeout(late)
  }, [isOpen])
  return place
}
