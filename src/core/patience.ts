/** After this long without an answer the network counts as lost. */
const ANSWER_MS = 25_000
/** More to send takes longer: 20 KB a second is a poor mobile network. */
const MS_A_CHARACTER = 1 / 20

/** ms to wait for the answer to a request whose body has so many characters. */
export function patienceFor(characters: number): number {
  return ANSWER_MS + Math.round(characters * MS_A_CHARACTER)
}
