import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readConsent } from '#contract/privacy.ts'
import { acceptPrivacyNotice } from '#contract/privacy-consent.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { consentForm, REQUEST_STEP } from '#domain/request-forms.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftState, useDraft } from '#hooks/work/use-draft.ts'
import { type LastTry, type Sending, sendRequest } from '#models/requests/send-request.ts'

/** How far the person is with the notice that holds: nobody is asked before the first one is published. */
export type ConsentState = 'unknown' | 'none' | 'asked' | 'waiting' | 'accepted'

/** Which notice holds, and whether the person has accepted it, with what waits of that on this device. */
export function useConsent(options: { isShown?: boolean } = {}) {
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const answer = useOperation(readConsent, {}, { ...options, enabled: isOurs })
  const { data, failure, isRefreshing, refresh } = answer
  const version = data?.version ?? 0
  const sent = useDraft<{ version: number }>(consentForm(version), REQUEST_STEP)
  const client = useQueryClient()
  useEnd(sent.state, () => void client.invalidateQueries({ queryKey: [readConsent.id] }))
  const state: ConsentState =
    data === null || !sent.isReady ? 'unknown' : consentOf({ ...data, at: answer.at }, sent)
  return {
    state,
    version,
    /** When it was published, and what is new in it. */
    date: data?.fecha ?? '',
    changes: data?.cambios ?? '',
    accepted: data?.aceptados ?? [],
    /** When something of theirs was blocked, ms; 0: never. */
    dropped: data?.retirado ?? 0,
    failure,
    refresh,
    /** Nobody knows yet. */
    isOpen: isOurs && (isRefreshing || (data !== null && !sent.isReady)),
    /** On the server's word of just now. */
    isFresh: data !== null && failure === null && !isRefreshing,
  }
}

interface Heard {
  version: number
  aceptado: boolean
  /** When the server said so, ms; null: not known. */
  at: number | null
}

/**
 * What was sent from here counts until the server has spoken after it: behind a backup that was brought back it knows
 * nothing of it, and the person is asked again.
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

/** Accepting: at once where there is a network, else from this device later, with the time at which it was done. */
export function useAccepting(version: number) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const isOnItsWay = useRef(false)
  const lastTry: LastTry = useRef(null)
  /** @returns null where the device has no room */
  const accept = async (): Promise<Sending | null> => {
    if (isOnItsWay.current) return null
    isOnItsWay.current = true
    setBusy(true)
    try {
      const equipo = deviceMode() === 'kiosk' ? ('kiosco' as const) : ('personal' as const)
      const fecha = new Date(serverNow()).toISOString()
      const sending = await sendRequest(
        {
          operation: acceptPrivacyNotice,
          input: { version, fecha, equipo },
          form: consentForm(version),
          step: REQUEST_STEP,
          values: { version },
        },
        lastTry,
      )
      await client.invalidateQueries({ queryKey: [readConsent.id] })
      return sending
    } catch {
      // No room: nothing was kept or sent, and whoever asked says so.
      return null
    } finally {
      isOnItsWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, accept }
}

/** Calls back when what waited here has been heard. */
function useEnd(state: string, tell: () => void): void {
  const before = useRef(state)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const hasWaited = before.current === 'queued'
    before.current = state
    if (hasWaited && state !== 'queued') latest.current()
  }, [state])
}
