import type { PieceRow, SealedRow } from '../store/device-store.ts'

/**
 * Cuts an envelope that is too large for one request into the pieces in which it is kept and sent
 * (sealed-pieces.ts).
 */

/** Longest envelope that is sent in one request, in characters; the server takes 1.6 million. */
const WHOLE = 1_000_000
/**
 * Characters of a piece: a quarter of a minute on a slow network, which is all that a broken connection loses.
 */
const PIECE = 262_144

export interface Cut {
  rows: PieceRow[]
  pieces: NonNullable<SealedRow['pieces']>
}

/** @returns null when the envelope is sent as a whole */
export async function cutUp(opId: string, jwe: string): Promise<Cut | null> {
  if (jwe.length <= WHOLE) return null
  const count = Math.ceil(jwe.length / PIECE)
  const rows = Array.from({ length: count }, (_, index) => ({
    opId,
    n: index + 1,
    text: jwe.slice(index * PIECE, (index + 1) * PIECE),
  }))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(jwe))
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { rows, pieces: { count, sha256, sent: 0 } }
}
