/** Passkeys: signing in with the fingerprint or face that unlocks the phone (decisions/identity.md). */

export const PASSKEYS_PER_PERSON = 10
export const PASSKEY_NAME_LENGTH = 40
/** Time from the server's challenge to the response of the authenticator. */
export const PASSKEY_MS = 5 * 60_000
/** Maximum letters of a credential id: 1023 bytes in base64url (WebAuthn). */
export const CREDENTIAL_ID_LENGTH = 1364
/** Random bytes of a challenge. WebAuthn asks for at least 16. */
export const CHALLENGE_BYTES = 32
/**
 * COSE numbers of the accepted signatures: EdDSA, ES256 and RS256. Every authenticator supports one of them.
 */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const
