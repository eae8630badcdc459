import type { LineSide, OvertimeFact } from '#domain/pay-lines/pay-line.ts'

/**
 * Lines as companies write them: meaning, usual SAT type, and names from complete to heavily abbreviated. `topics`
 * are the right explanations, written by hand from the meaning and the SAT's type. A "?" means that the screen must
 * quote the company's own name of the line.
 */
export interface Meaning {
  side: LineSide
  type: string
  /** Complete, abbreviated, heavily abbreviated. */
  names: readonly [string, string, string]
  topics: readonly string[]
  /** Share of receipts that have the line. */
  share: number
  /** Overtime nodes; the first one gets almost the whole amount. */
  hours?: readonly Pick<OvertimeFact, 'kind' | 'hours' | 'days'>[]
}
