export function hardenedHash(salt: Uint8Array): Buffer
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer
