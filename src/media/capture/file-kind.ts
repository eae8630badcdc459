import type { CaptureKind, FileProblem } from './capture-types.ts'
import { MAX_PIXELS, readJpeg, readPng } from '../pictures/image-head.ts'

/** 10 MB, the server's limit, checked before the upload (issue: Documents, server). */
export const MAX_FILE_BYTES = 10 * 1_048_576

/** Same brands as in server/files/sniff.ts. */
const HEIC_BRANDS = new Set('heic heix heim heis hevc hevx hevm hevs mif1 msf1'.split(' '))

export type CheckedFile = { kind: CaptureKind } | { problem: FileProblem }

/** Detects the type by the first bytes, because name and declared type are unreliable. Null for other types. */
export function sniffKind(bytes: Uint8Array): CaptureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (latin(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(latin(bytes, 8, 12))) return 'heic'
  // Blank lines, a BOM or mail headers may precede the PDF header; the server checks more closely.
  return latin(bytes, 0, 1024).includes('%PDF-') ? 'pdf' : null
}

/**
 * Checks a complete file without decoding it. Pictures may exceed 10 MB, because they are scaled down before
 * the upload. PDF and HEIC files are sent unchanged and may not.
 */
export function checkBytes(bytes: Uint8Array): CheckedFile {
  if (bytes.length === 0) return { problem: 'empty' }
  const kind = sniffKind(bytes)
  if (kind === null) return { problem: 'type' }
  if (kind === 'pdf' || kind === 'heic') {
    if (bytes.length > MAX_FILE_BYTES) return { problem: 'tooBig' }
    return kind === 'pdf' ? checkPdf(bytes) : { kind }
  }
  const head = kind === 'jpg' ? readJpeg(bytes) : readPng(bytes)
  if (!head?.isWhole) return { problem: 'broken' }
  if (head.width * head.height > MAX_PIXELS) return { problem: 'tooManyPixels' }
  return { kind }
}

/** Maximum bytes that are read at all; camera pictures are far smaller. */
const MAX_READ_BYTES = 60 * 1_048_576

/** Reads and checks a file. @returns 'unreadable' when the file can't be read (moved, memory card removed) */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MAX_READ_BYTES) return { problem: 'tooBig' }
  try {
    return checkBytes(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file was removed, or access was revoked.
    return { problem: 'unreadable' }
  }
}

/** Requires the end marker, which a truncated file lacks. The server checks for a password. */
function checkPdf(bytes: Uint8Array): CheckedFile {
  const end = latin(bytes, Math.max(0, bytes.length - 2048), bytes.length)
  return end.includes('%%EOF') ? { kind: 'pdf' } : { problem: 'broken' }
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
