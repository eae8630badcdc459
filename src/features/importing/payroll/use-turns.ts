import { useState } from 'react'

/**
 * Pagination of a list that continues after a row's id. Such a list has no page numbers, so earlier starts are
 * remembered. `start` is 0 for the first page.
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
