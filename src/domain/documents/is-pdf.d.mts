export function isPdf(bytes: Uint8Array): boolean
