/**
 * Size and completeness are read without decoding, because a decompression bomb must not reach the decoder.
 */

/** Maximum pixels of a picture. 64 million pixels take 256 MB when decoded. */
export const MAX_PIXELS = 64_000_000

export interface ImageHead {
  /** Stored size, before the EXIF orientation. */
  width: number
  height: number
  /** False for a truncated picture. Browsers draw its missing part grey, without an error. */
  isWhole: boolean
}

/** Reads the head of a JPEG. Returns null when the bytes are no JPEG. */
export function readJpeg(bytes: Uint8Array): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: { width: number; height: number } | null = null
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    if (isFrame(marker) && at + 9 <= bytes.length) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    at += 2 + length
    if (marker === 0xda) return size && { ...size, isWhole: hasEnd(bytes, at) }
  }
  return size && { ...size, isWhole: false }
}

/** Returns whether a marker is SOF0 … SOF15. DHT, JPG and DAC are in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/**
 * Returns whether there is an end mark FF D9. In coded data only 00 or a restart follows FF. Cameras may
 * append data after the end.
 */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true
  }
  return false
}

export function readPng(bytes: Uint8Array): ImageHead | null {
  if (bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const IEND = 0x49454e44
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === IEND) return { ...size, isWhole: true }
  }
  return { ...size, isWhole: false }
}
