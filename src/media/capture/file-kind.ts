import { kindOf } from '#domain/documents/file-kind.ts'
import type { CaptureKind, FileProblem } from './capture-types.ts'
import { MAX_PIXELS, readJpeg, readPng } from '../pictures/image-head.ts'

/** Maximum size that the server accepts: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1_048_576

export type CheckedFile = { kind: CaptureKind } | { problem: FileProblem }

/**
 * Returns the kind of a file by the server's own rule; null for an unknown kind, and for WebP, which is only
 * for evidence.
 */
export function sniffKind(bytes: Uint8Array): CaptureKind | null {
  const kind = kindOf(bytes)
  return kind === 'webp' ? null : kind
}

/**
 * Checks a file without decoding it. Pictures may exceed 10 MB, because they are scaled down before the
 * upload; PDF and HEIC files may not.
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

/** Maximum number of bytes that are read. Camera pictures are far smaller. */
const MAX_READ_BYTES = 60 * 1_048_576

/** @returns 'unreadable' when the file cannot be read (moved, memory card removed) */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MAX_READ_BYTES) return { problem: 'tooBig' }
  try {
    return checkBytes(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file was removed, or access was revoked.
    return { problem: 'unreadable' }
  }
}

/** Checks only the end marker, which is missing in a truncated file. The server checks for a password. */
function checkPdf(bytes: Uint8Array): CheckedFile {
  const end = latin(bytes, Math.max(0, bytes.length - 2048), bytes.length)
  return end.includes('%%EOF') ? { kind: 'pdf' } : { problem: 'broken' }
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
