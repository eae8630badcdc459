/** After this long without an answer the network counts as lost. */
const ANSWER_MS = 25_000
/** More to send takes longer: 8 KB a second is a poor mobile network, and the slowest that the server waits for. */
const MS_A_CHARACTER = 1 / 8

/** ms to wait for the answer to a request whose body has so many characters. */
export function patienceFor(characters: number): number {
  return ANSWER_MS + Math.round(characters * MS_A_CHARACTER)
}
