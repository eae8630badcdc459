/** Returns whether a file is a PDF. @param bytes of a file's beginning */
export function isPdf(bytes: Uint8Array): boolean
