/** Size and wholeness of a picture out of its bytes, without decoding: a bomb must not reach the decoder. */

/** 64 million pixels: the largest cameras of phones; decoded they are 256 MB. */
export const MAX_PIXELS = 64_000_000

export interface ImageHead {
  /** As stored, before the EXIF orientation. */
  width: number
  height: number
  /** The end marker is there. Browsers draw a cut picture with a grey rest, without a word. */
  isWhole: boolean
}

/** Null when the bytes are no JPEG that can be walked. */
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

/** SOF0 … SOF15 without DHT, JPG and DAC, which share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Inside coded data FF is always followed by 00 or a restart; cameras may add data of their own behind the end. */
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
