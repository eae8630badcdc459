import { useState } from 'react'

/**
 * Pages of a list that continues after a row's id and has no page numbers, so earlier starts are remembered. `start` is
 * 0 for the first page.
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
