/**
 * Content of a file. Requests and responses contain files as data URLs (K-08): data:<type>;base64,<bytes>.
 */
export interface FileBytes {
  bytes: ArrayBuffer
  media: string
}

const HEAD = /^data:([\w.+/-]{0,100});base64,/

/**
 * @returns null for text that is not a complete base64 data URL, and for an empty file
 * @throws when the device has too little memory; the file itself may be valid
 */
export function readDataUrl(text: string): FileBytes | null {
  const head = HEAD.exec(text.slice(0, 200))
  if (!head) return null
  try {
    const binary = atob(text.slice(head[0].length))
    if (binary.length === 0) return null
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return { bytes: bytes.buffer, media: head[1] ?? '' }
  } catch (cause) {
    // The text is not base64.
    if (cause instanceof DOMException && cause.name === 'InvalidCharacterError') return null
    throw cause
  }
}

/**
 * Number of bytes of one piece, small enough for String.fromCharCode in every browser. A multiple of 3,
 * because only the last piece may end with padding.
 */
const PIECE = 3 * 8192

/** @throws when the blob cannot be read, for example because its file was deleted */
export async function toDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)))
  }
  return `data:${blob.type};base64,${text}`
}
