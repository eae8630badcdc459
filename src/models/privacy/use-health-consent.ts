import { useQueryClient } from '@tanstack/react-query'
import { readSavedSteps } from '#contract/documents/documents.ts'
import { readConsent, readOwnData } from '#contract/privacy/privacy.ts'
import { decideHealthConsent, type HEALTH_ANSWERS } from '#contract/privacy/privacy-consent.ts'
import type { HealthConsent } from '#domain/data-form/data-form-rules.ts'
import { HEALTH_CONSENT_FORM, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftState, useDraft } from '#hooks/work/use-draft.ts'
import { eraseHealthDraft } from './erase-health-draft.ts'
import { useSendingDecision } from './use-sending-decision.ts'

type Answer = (typeof HEALTH_ANSWERS)[number]

interface HealthConsentState {
  /** Undefined on a host that does not ask (no P-265), and for an account without a record. */
  consent: HealthConsent | undefined
  /** Day of the server's decision; '' before one, and while a decision waits on this device. */
  since: string
  isWaiting: boolean
  isReady: boolean
}

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

/** Returns the person's decision about health data, from the server or waiting on this device. */
export function useHealthConsent(): HealthConsentState {
  const config = useAppConfig()
  const isPortalServer = config?.deliveryKey !== undefined
  const { data, failure, at } = useOperation(readConsent, {}, { isShown: false, enabled: isPortalServer })
  const {
    kept,
    state,
    isReady,
    at: sentAt,
  } = useDraft<{ respuesta: Answer }>(HEALTH_CONSENT_FORM, REQUEST_STEP)
  const sent = kept === null ? null : { respuesta: kept.respuesta, state, at: sentAt }
  const isKnown = data !== null || failure !== null
  if (!isPortalServer) return { consent: undefined, since: '', isWaiting: false, isReady: config !== null }
  // Without any answer of the server, for example offline on the first visit, the question comes first.
  const answer = data === null ? { respuesta: '' as const, fecha: '' } : data.salud
  return {
    consent: answer && healthConsentOf({ respuesta: answer.respuesta, at }, sent),
    since: state === 'queued' ? '' : (answer?.fecha.slice(0, DAY) ?? ''),
    isWaiting: state === 'queued',
    isReady: isReady && isKnown,
  }
}

/** Returns the decision. One sent from this device counts until the server's next response. */
export function healthConsentOf(
  heard: { respuesta: Answer | ''; at: number | null },
  sent: { respuesta: Answer; state: DraftState; at: number | null } | null,
): HealthConsent {
  const isNewer =
    sent?.state === 'queued' || (sent?.state === 'synced' && (heard.at ?? 0) <= (sent.at ?? Infinity))
  const counts = sent !== null && isNewer ? sent.respuesta : heard.respuesta
  if (counts === '') return 'asked'
  return counts === 'acepto' ? 'accepted' : 'refused'
}

export function useDecidingHealth() {
  const client = useQueryClient()
  const { isBusy, send } = useSendingDecision()
  /** @returns null while a request is running, and when storage is full */
  const decide = (respuesta: Answer) =>
    send(
      (given) => ({
        operation: decideHealthConsent,
        input: { respuesta, ...given },
        form: HEALTH_CONSENT_FORM,
        step: REQUEST_STEP,
        values: { respuesta },
      }),
      async (sending) => {
        if (respuesta === 'no-acepto' && sending.kind !== 'failed') await eraseHealthDraft()
        for (const { id } of [readConsent, readSavedSteps, readOwnData])
          await client.invalidateQueries({ queryKey: [id] })
      },
    )
  return { isBusy, decide }
}
