/** Without an answer after this time the network counts as lost. */
const ANSWER_MS = 25_000
/**
 * A longer body takes longer: 8 KB a second is a poor mobile network, and the slowest that the server waits
 * for.
 */
const MS_A_CHARACTER = 1 / 8

/** @returns ms to wait for the answer to a request with a body of so many characters */
export function patienceFor(characters: number): number {
  return ANSWER_MS + Math.round(characters * MS_A_CHARACTER)
}
