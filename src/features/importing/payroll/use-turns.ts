import { useState } from 'react'

/**
 * Pages of a list without page numbers: each page starts after the last row of the previous page. Stores the earlier
 * starts for going back. `start` is a row's id, or 0 for the first page.
 */
export function useTurns() {
  const [starts, setStarts] = useState<readonly number[]>([0])
  return {
    start: starts.at(-1) ?? 0,
    restart: () => setStarts([0]),
    turned: <List extends { rows: readonly { id: number }[] | null }>(list: List) => ({
      ...list,
      page: starts.length,
      turnTo: (page: number) =>
        setStarts((known) =>
          page > known.length ? [...known, list.rows?.at(-1)?.id ?? 0] : known.slice(0, Math.max(1, page)),
        ),
    }),
  }
}
