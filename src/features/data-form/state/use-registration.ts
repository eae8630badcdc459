import { useEffect, useRef } from 'react'
import { checkRegistration } from '#contract/documents/documents.ts'
import type { Failure } from '#core/transport/failure.ts'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { showScreenAlert } from '#hooks/operations/alert.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

export interface Registration {
  /** Null while unknown. The form then uses the device's data. */
  isRegistered: boolean | null
  /** Next step, 1 to 7 (FORM-12, FORM-13). */
  serverStep: StepNumber
  /** Value that the server knows; null until loaded. */
  maritalStatus: number | null
  /** Time of the host's last answer (server ms). */
  at: number | null
  isLoading: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

/** Returns whether the person is registered, and the step where the form continues (DOC-10). */
export function useRegistration(): Registration {
  const { data, at, failure, isLoading, refresh } = useOperation(checkRegistration, {})
  return {
    isRegistered: data === null ? null : data.status === 'OK',
    serverStep: stepNumbers[Math.min(7, data?.bandera ?? 1) - 1] ?? 1,
    maritalStatus: data?.EstadoCivil ?? null,
    at,
    isLoading,
    failure,
    refresh,
  }
}

/**
 * Shows 'Ocurrió un error: ' and the reason, once per failure. Offline, the form continues without the answer
 * (FORM-15).
 */
export function useRegistrationAlert(failure: Failure | null): void {
  const told = useRef<Failure | null>(null)
  useEffect(() => {
    if (!failure || failure === told.current || failure.kind === 'offline' || failure.kind === 'expired')
      return
    told.current = failure
    const words = wordsOf(texts)
    void showScreenAlert(`${words.checkFailed}${failureText(failure, words.failures)}`)
  }, [failure])
}
