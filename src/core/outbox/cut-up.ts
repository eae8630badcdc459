import type { PieceRow, SealedRow } from '../store/device-store.ts'

/** Envelopes that are too large for one request lie on the device in the pieces in which they go (sealed-pieces.ts). */

/** Characters; the server takes 1.6 million at once. */
const WHOLE = 1_000_000
/** A quarter of a minute on a slow network: what is lost when it breaks off. */
const PIECE = 262_144

export interface Cut {
  rows: PieceRow[]
  pieces: NonNullable<SealedRow['pieces']>
}

/** null: it is sent as a whole. */
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
