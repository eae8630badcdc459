/** Maximum time the old token stays valid after a renewal. The first use of the new token ends this time. */
export const RENEWAL_OVERLAP_MS = 60_000

/** Time after the last online sign-in during which the password alone unlocks a personal phone offline. */
export const OFFLINE_UNLOCK_MS = 7 * 24 * 60 * 60 * 1000

export const RECOVERY_CODE_MS = 15 * 60 * 1000

/** Remaining time at which the person is asked whether to continue the session (spec 001 §4, SESS-04). */
export const SESSION_WARNING_MS = 180_000

export type DeviceKind = 'personal' | 'kiosk'

/**
 * Time from the sign-in with the password to the last renewal. The kiosk's time covers a long shift. A device
 * that reports no kind counts as a kiosk, because it may be shared.
 */
export const RENEWALS_END_MS: Readonly<Record<DeviceKind, number>> = {
  kiosk: 12 * 60 * 60 * 1000,
  personal: 30 * 24 * 60 * 60 * 1000,
}
