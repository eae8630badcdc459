import { useQueryClient } from '@tanstack/react-query'
import { readConsent } from '#contract/privacy/privacy.ts'
import { acceptPrivacyNotice } from '#contract/privacy/privacy-consent.ts'
import { consentForm, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftState, useDraft } from '#hooks/work/use-draft.ts'
import { useEnded } from '#hooks/work/use-ended.ts'
import { useSendingDecision } from './use-sending-decision.ts'

export type ConsentState = 'unknown' | 'none' | 'asked' | 'waiting' | 'accepted'

export function useConsent(options: { isShown?: boolean } = {}) {
  const isPortalServer = useAppConfig()?.deliveryKey !== undefined
  const answer = useOperation(readConsent, {}, { ...options, enabled: isPortalServer })
  const { data, failure, isRefreshing, refresh } = answer
  const version = data?.version ?? 0
  const sent = useDraft<{ version: number }>(consentForm(version), REQUEST_STEP)
  const client = useQueryClient()
  useEnded(sent.state, () => void client.invalidateQueries({ queryKey: [readConsent.id] }))
  const state: ConsentState =
    data === null || !sent.isReady ? 'unknown' : consentOf({ ...data, at: answer.at }, sent)
  return {
    state,
    version,
    date: data?.fecha ?? '',
    changes: data?.cambios ?? '',
    accepted: data?.aceptados ?? [],
    /** Time in ms at which some of the person's data were blocked; 0 for never. */
    dropped: data?.retirado ?? 0,
    failure,
    refresh,
    isOpen: isPortalServer && (isRefreshing || (data !== null && !sent.isReady)),
    /** True when the server answered in this visit. */
    isFresh: data !== null && failure === null && !isRefreshing,
  }
}

interface Heard {
  version: number
  aceptado: boolean
  /** Time of the server's response in ms; null when unknown. */
  at: number | null
}

/**
 * A consent sent from this device counts until the server's next response. A server restored from a backup
 * may not have the consent; the person is then asked again.
 */
export function consentOf(
  { version, aceptado, at }: Heard,
  sent: { state: DraftState; at: number | null },
): Exclude<ConsentState, 'unknown'> {
  if (version === 0) return 'none'
  if (aceptado) return 'accepted'
  if (sent.state === 'queued') return 'waiting'
  return sent.state === 'synced' && (at ?? 0) <= (sent.at ?? Infinity) ? 'accepted' : 'asked'
}

export function useAccepting(version: number) {
  const client = useQueryClient()
  const { isBusy, send } = useSendingDecision()
  /** @returns null while a request is running, and when storage is full */
  const accept = () =>
    send(
      (given) => ({
        operation: acceptPrivacyNotice,
        input: { version, ...given },
        form: consentForm(version),
        step: REQUEST_STEP,
        values: { version },
      }),
      () => client.invalidateQueries({ queryKey: [readConsent.id] }),
    )
  return { isBusy, accept }
}
