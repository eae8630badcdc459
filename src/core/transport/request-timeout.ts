/** Timeout in ms of a request with a small body. Afterwards the network counts as lost. */
const ANSWER_MS = 25_000
/** Additional ms for each character of the body. 8 KB/s is the slowest upload that the server accepts. */
const MS_A_CHARACTER = 1 / 8

/** @returns timeout in ms for a request with a body of that length */
export function requestTimeout(characters: number): number {
  return ANSWER_MS + Math.round(characters * MS_A_CHARACTER)
}
