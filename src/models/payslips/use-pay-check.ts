import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CheckedRule, checkPay } from '#domain/pay-check/check-pay.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import type { PayslipDetail } from './legacy-payslip.ts'
import { findOffRules } from './off-rules.ts'
import { factOperations, readPayFacts } from './stored-facts.ts'
import { LINES_KEY } from './use-legacy-payslip.ts'

/** Delay in ms that combines the checks after simultaneous responses. */
const TOGETHER_MS = 150

/**
 * Checks a payslip against the data on the device, without fetching. Omits rules that payroll switched off.
 * Repeats the check when newer facts arrive. Returns null until the facts are read.
 * @param detail null while the lines are unknown
 * @param periods memoized list of payslips
 */
export function usePayCheck(
  period: PayslipPeriod,
  detail: PayslipDetail | null,
  periods: readonly PayslipPeriod[],
): readonly CheckedRule[] | null {
  const client = useQueryClient()
  const { Folio } = useProfile().user
  const [checked, setChecked] = useState<{ of: PayslipDetail; rules: readonly CheckedRule[] } | null>(null)
  useEffect(() => {
    if (detail === null) return
    let last = {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      const own = {}
      last = own
      const facts = await readPayFacts(period, detail, periods, Folio)
      const off = await findOffRules(client)
      if (last === own) setChecked({ of: detail, rules: facts ? checkPay(facts, off) : [] })
    }
    void check()
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const [id] = event.query.queryKey as readonly unknown[]
      if (typeof id !== 'string' || (id !== LINES_KEY && !factOperations.has(id))) return
      clearTimeout(timer)
      timer = setTimeout(() => void check(), TOGETHER_MS)
    })
    return () => {
      last = {}
      clearTimeout(timer)
      stop()
    }
  }, [client, period, detail, periods, Folio])
  return checked !== null && checked.of === detail ? checked.rules : null
}
