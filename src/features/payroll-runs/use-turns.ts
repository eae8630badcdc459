import { useState } from 'react'

/**
 * Pages of a list that goes on behind a row's id: the way back is remembered, because such a list knows no page numbers.
 * @param isAfter 0 for the first page
 */
export function useTurns() {
  const [starts, setStarts] = useState<readonly number[]>([0])
  return {
    start: starts.at(-1) ?? 0,
    page: starts.length,
    /** @param last id of the last row of this page */
    turnTo: (page: number, last: number) =>
      setStarts((known) => (page > known.length ? [...known, last] : known.slice(0, Math.max(1, page)))),
  }
}
