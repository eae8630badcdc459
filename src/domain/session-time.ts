/** A renewed token's predecessor lives on until the new one is used, and no longer than this (decision 10). */
export const RENEWAL_OVERLAP_MS = 60_000

/** How long a personal phone may be opened with the password alone after the last sign-in with the server. */
export const OFFLINE_UNLOCK_MS = 7 * 24 * 60 * 60 * 1000

/** A recovery code is good for fifteen minutes, once (decision 9). */
export const RECOVERY_CODE_MS = 15 * 60 * 1000

/** With this much left, or less, the person is asked whether the session shall go on (spec 001 §4, SESS-04). */
export const SESSION_WARNING_MS = 180_000

/** Whose device a session is on, as the device says of itself. */
export type DeviceKind = 'personal' | 'kiosk'

/**
 * Renewals end so long after the sign-in with the password. On a kiosk a long shift; a device that does not say what it
 * is has the shorter end, as nobody knows who else stands before it.
 */
export const RENEWALS_END_MS: Readonly<Record<DeviceKind, number>> = {
  kiosk: 12 * 60 * 60 * 1000,
  personal: 30 * 24 * 60 * 60 * 1000,
}
