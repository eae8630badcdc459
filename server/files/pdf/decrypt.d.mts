/** Computes algorithm 2.B of ISO 32000-2 with an empty password. */
export function hardenedHash(salt: Uint8Array): Buffer
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer
