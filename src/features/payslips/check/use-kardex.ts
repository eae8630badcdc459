import {
  listAdministrativeAbsences,
  listIncapacities,
  listPermits,
  listUnjustifiedAbsences,
  listVacations,
  readImportedDays,
} from '#contract/time/kardex.ts'
import type { CheckedRule } from '#domain/pay-check/check-pay.ts'
import type { MissingFact, RuleName } from '#domain/pay-check/facts.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

const newer: readonly MissingFact[] = ['kardex', 'coverage']
/** Rules whose difference rests on the kardex. A later import may explain such a difference. */
const byKardex: readonly RuleName[] = [
  'days',
  'absences',
  'overtime',
  'restDays',
  'vacation',
  'christmasBonus',
]

/**
 * Fetches the five lists of the kardex and the days that imports cover, so that an open payslip is enough.
 * Does so while a rule lacks them or finds a difference by them. A company's own host does not send these days.
 * @param checked null while the facts are read
 */
export function useKardex(checked: readonly CheckedRule[] | null): void {
  const request = { Folio: useProfile().user.Folio }
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const enabled = (checked ?? []).some((one) =>
    one.state === 'unknown'
      ? newer.includes(one.missing)
      : one.state === 'difference' && byKardex.includes(one.rule),
  )
  const options = { enabled, isShown: false }
  useOperation(listUnjustifiedAbsences, request, options)
  useOperation(listAdministrativeAbsences, request, options)
  useOperation(listIncapacities, request, options)
  useOperation(listPermits, request, options)
  useOperation(listVacations, request, options)
  useOperation(readImportedDays, {}, { ...options, enabled: enabled && isOurs })
}
