import type { Law } from '../law/law-on.ts'
import { isWeekly } from '../payslips/payslip.ts'

/** Maximum savings of one payroll by law. */
export interface LegalQuota {
  /** Centavos. */
  most: number
  article: string
  /** False when the share or the minimum wage was not read in its source: it then informs and refuses nothing. */
  isConfirmed: boolean
}

const DAYS = { weekly: 7, biweekly: 15 } as const
/** Shares are exact to hundredths of a percent. */
const PARTS = 10_000

/**
 * Returns the share of the pay above the minimum wage that may be saved (LFT art. 110 IV). Null when the salary is
 * unknown or a row of the law is missing.
 * @param dailySalary centavos
 */
export function legalQuota(
  { dailySalary, payGroupId }: { dailySalary: number; payGroupId: number },
  law: Law,
): LegalQuota | null {
  const [share, wage] = [law.rule('fundQuota'), law.rule('minimumWage')]
  if (share === null || wage === null || dailySalary <= 0) return null
  const days = isWeekly(payGroupId) ? DAYS.weekly : DAYS.biweekly
  const above = Math.max(0, dailySalary - wage.value) * days
  return {
    most: Math.floor((above * Math.round(share.value * PARTS)) / PARTS),
    article: share.article,
    isConfirmed: share.isConfirmed && wage.isConfirmed,
  }
}
