import { sessionEra } from '#core/transport/session-signals.ts'

/**
 * Files that came before it was said what they are: pasted, dropped, or shared by another app. In memory only, and for
 * the session in which they came: the next person is not offered them.
 */
let waiting: { era: number; blobs: readonly Blob[] } = { era: 0, blobs: [] }

export function offer(blobs: readonly Blob[]): void {
  waiting = { era: sessionEra(), blobs }
}

export function offered(): readonly Blob[] {
  return waiting.era === sessionEra() ? waiting.blobs : []
}

/** Once the capture has them, or nobody wants them. */
export function forgetOffered(): void {
  waiting = { era: 0, blobs: [] }
}
