import { sessionNumber } from '#core/transport/session-signals.ts'

/**
 * Files without a document type yet: pasted, dropped, or shared by another app. Kept in memory and only for the
 * current session, so that the next person does not get them.
 */
let waiting: { era: number; blobs: readonly Blob[] } = { era: 0, blobs: [] }

export function offer(blobs: readonly Blob[]): void {
  waiting = { era: sessionNumber(), blobs }
}

export function offered(): readonly Blob[] {
  return waiting.era === sessionNumber() ? waiting.blobs : []
}

/** Called when the capture has the files, or when they are discarded. */
export function forgetOffered(): void {
  waiting = { era: 0, blobs: [] }
}
