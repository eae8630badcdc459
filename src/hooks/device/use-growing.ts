import { startTransition, useEffect, useState } from 'react'

const STEP = 80
/** px of a row, about: those of a phone; a table shows its last rows a moment later. */
const ROW = 100

/** Rows of the first paint, as many as the window shows; the others follow while the browser is idle. */
const firstRows = (beside: number) => Math.max(1, Math.ceil((window.innerHeight - beside) / ROW))

/**
 * How many of `total` rows to draw now. A list of a thousand rows paints as fast as one of twenty (quality.md),
 * and in the end holds all of them: Ctrl + F, Tab and screen readers find every row.
 * @param beside px of the window that its rows can't have, at the least
 */
export function useGrowing(total: number, beside = 0): number {
  const [count, setCount] = useState(() => firstRows(beside))
  useEffect(() => {
    if (count >= total) return
    return whenIdle(() => startTransition(() => setCount(count + STEP)))
  }, [count, total])
  return Math.min(count, total)
}

function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: 500 })
  return () => window.cancelIdleCallback(handle)
}
