import type { CaptureKind, FileProblem } from './capture-types.ts'
import { MAX_PIXELS, readJpeg, readPng } from '../pictures/image-head.ts'

/** 10 MB: what the server takes, told before a byte is sent (issue: Documents, server). */
export const MAX_FILE_BYTES = 10 * 1_048_576

/** The server's own (server/files/sniff.ts). */
const HEIC_BRANDS = new Set('heic heix heim heis hevc hevx hevm hevs mif1 msf1'.split(' '))

export type CheckedFile = { kind: CaptureKind } | { problem: FileProblem }

/** Type by its first bytes; name and announced type are only what somebody called it. Null: none of the four. */
export function sniffKind(bytes: Uint8Array): CaptureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (latin(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(latin(bytes, 8, 12))) return 'heic'
  // Blank lines, a mark or a mail's own lines may stand before its header; the server looks closer.
  return latin(bytes, 0, 1024).includes('%PDF-') ? 'pdf' : null
}

/**
 * Looks at a file as a whole without decoding it. A chosen picture may be larger than 10 MB, because it is made smaller
 * before it is sent; what passes unchanged (PDF, HEIC) may not.
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

/** Far more than any camera makes; it is not even read. */
const MAX_READ_BYTES = 60 * 1_048_576

/** @returns the problem 'unreadable' when the system no longer gives the file out (moved, card taken out). */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MAX_READ_BYTES) return { problem: 'tooBig' }
  try {
    return checkBytes(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file went, or may not be read any more.
    return { problem: 'unreadable' }
  }
}

/** The end has to be there: a cut file has none. Whether it opens without a password the server tells. */
function checkPdf(bytes: Uint8Array): CheckedFile {
  const end = latin(bytes, Math.max(0, bytes.length - 2048), bytes.length)
  return end.includes('%%EOF') ? { kind: 'pdf' } : { problem: 'broken' }
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
