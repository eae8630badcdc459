import { sessionNumber } from '#core/transport/session-signals.ts'

/**
 * Pasted, dropped or shared files without a type yet. Kept only in memory and for the session, because the
 * next person must not get the files.
 */
let waiting: { era: number; blobs: readonly Blob[] } = { era: 0, blobs: [] }

export function offer(blobs: readonly Blob[]): void {
  waiting = { era: sessionNumber(), blobs }
}

export function offered(): readonly Blob[] {
  return waiting.era === sessionNumber() ? waiting.blobs : []
}

export function forgetOffered(): void {
  waiting = { era: 0, blobs: [] }
}
