import { isPdf } from './is-pdf.mjs'

export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic' | 'webp'

/** Major brands of HEIC pictures and sequences (ISO/IEC 23008-12). */
const HEIC = new Set('heic heix heim heis hevc hevx hevm hevs mif1 msf1'.split(' '))
/** Brands of AVIF. The major brand alone does not tell AVIF from HEIC, because both may have mif1 or msf1. */
const AVIF = /^(?:.{4})*avi[fs]/s

/**
 * Detects the type of a file by its first bytes; name and declared type are ignored. The device checks before
 * an upload, the server after it. Null for other types.
 * @param bytes at least the first 1,024
 */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('ftyp', 4)) return isHeic(head) ? 'heic' : null
  return isPdf(bytes) ? 'pdf' : null
}

function isHeic(head: string): boolean {
  // The first box has its length in four bytes, and the brands from byte 16 on.
  const end = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  return HEIC.has(head.slice(8, 12)) && !AVIF.test(head.slice(16, end))
}
