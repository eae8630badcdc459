import { sessionNumber } from '#core/transport/session-signals.ts'

/**
 * Pasted, dropped or shared files without a type yet. Only in memory and for the current session, so that the next
 * person does not get them.
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
