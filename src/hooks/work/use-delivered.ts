import { useEffect, useRef } from 'react'

/** Calls `refresh` when fewer of the rows are queued. */
export function useDelivered(rows: readonly { state: string }[], refresh: () => Promise<void>): void {
  const queued = rows.filter(({ state }) => state === 'queued').length
  const before = useRef(0)
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    if (queued < before.current) void latest.current()
    before.current = queued
  }, [queued])
}
