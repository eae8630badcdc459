import type { PieceRow, SealedRow } from '../store/device-store.ts'

/**
 * Maximum length of an envelope that is sent in one request, in characters. The server accepts 1.6 million.
 */
const MAX_WHOLE_LENGTH = 1_000_000
/**
 * Length of a piece in characters. A piece takes 32 s at the slowest upload that the server accepts (8 KB/s).
 * A broken connection therefore loses at most 32 s of upload.
 */
const PIECE_LENGTH = 262_144

export interface Cut {
  rows: PieceRow[]
  pieces: NonNullable<SealedRow['pieces']>
}

/** @returns null when the envelope fits one request */
export async function splitEnvelope(opId: string, jwe: string): Promise<Cut | null> {
  if (jwe.length <= MAX_WHOLE_LENGTH) return null
  const count = Math.ceil(jwe.length / PIECE_LENGTH)
  const rows = Array.from({ length: count }, (_, index) => ({
    opId,
    n: index + 1,
    text: jwe.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
  }))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(jwe))
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { rows, pieces: { count, sha256, sent: 0 } }
}
