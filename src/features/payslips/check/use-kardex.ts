import {
  listAdministrativeAbsences,
  listIncapacities,
  listPermits,
  listUnjustifiedAbsences,
  listVacations,
} from '#contract/time/kardex.ts'
import type { CheckedRule } from '#domain/pay-check/check-pay.ts'
import type { MissingFact } from '#domain/pay-check/facts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

const newer: readonly MissingFact[] = ['kardex', 'coverage']

/**
 * Fetches the five lists of the kardex while a rule lacks them, or lacks a newer import, so that an open
 * payslip is enough.
 * @param checked null while the facts are read
 */
export function useKardex(checked: readonly CheckedRule[] | null): void {
  const request = { Folio: useProfile().user.Folio }
  const enabled = (checked ?? []).some((one) => one.state === 'unknown' && newer.includes(one.missing))
  const options = { enabled, isShown: false }
  useOperation(listUnjustifiedAbsences, request, options)
  useOperation(listAdministrativeAbsences, request, options)
  useOperation(listIncapacities, request, options)
  useOperation(listPermits, request, options)
  useOperation(listVacations, request, options)
}
