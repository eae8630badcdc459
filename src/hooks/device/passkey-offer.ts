import { useEffect, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { ownPasskeyIds } from '#core/store/passkey-wraps.ts'
import { loadConfig } from '#core/transport/config.ts'

/** Storage key of the answer "not now". The answer is not personal data, so localStorage may store it. */
const KEY = 'turno.huella'

/**
 * Returns whether this phone can make a passkey: it has a fingerprint or face sensor, or a screen lock, and the
 * server makes passkeys for this address.
 */
async function canMakePasskeys(): Promise<boolean> {
  const { PublicKeyCredential: passkeys } = globalThis as { PublicKeyCredential?: typeof PublicKeyCredential }
  if (deviceMode() === 'kiosk' || !passkeys) return false
  const hasSensor = await passkeys.isUserVerifyingPlatformAuthenticatorAvailable()
  return hasSensor && (await loadConfig()).passkeyHost === window.location.hostname
}

/** Returns null while unknown. */
export function useCanMakePasskeys(): boolean | null {
  return useAnswer(canMakePasskeys)
}

/** Returns whether to offer a passkey: the person has none on this phone and did not refuse for good. */
export function useOffersPasskey(): { offers: boolean; dismiss: () => void } {
  const [isDismissed, setDismissed] = useState(wasDismissed)
  const isDue = useAnswer(isOfferDue)
  const dismiss = () => {
    setDismissed(true)
    try {
      window.localStorage.setItem(KEY, 'no')
    } catch {
      // Without storage, the offer appears again at the next start.
    }
  }
  return { offers: isDue === true && !isDismissed, dismiss }
}

async function isOfferDue(): Promise<boolean> {
  return !wasDismissed() && (await canMakePasskeys()) && (await ownPasskeyIds()).length === 0
}

function wasDismissed(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    // In private mode the answer cannot be stored, so the offer appears again.
    return false
  }
}

function useAnswer(ask: () => Promise<boolean>): boolean | null {
  const [answer, setAnswer] = useState<boolean | null>(null)
  useEffect(() => {
    let isMounted = true
    void ask()
      // A browser that refuses the question has no passkeys.
      .catch(() => false)
      .then((found) => isMounted && setAnswer(found))
    return () => {
      isMounted = false
    }
  }, [ask])
  return answer
}
