import { startTransition, useEffect, useState } from 'react'

const STEP = 80
/**
 * Approximate row height on a phone, px. Table rows are lower, so the last visible rows are drawn a moment
 * later.
 */
const ROW_HEIGHT = 100

/** Rows of the first paint: as many as fit the window. Other rows follow while the browser is idle. */
const firstRows = (beside: number) => Math.max(1, Math.ceil((window.innerHeight - beside) / ROW_HEIGHT))

/**
 * Returns how many of `total` rows to draw now. A list of a thousand rows paints as fast as a list of twenty
 * (quality.md). All rows are drawn in the end, so that Ctrl + F, Tab and screen readers find each of them.
 * @param beside minimum height in px that other content takes from the window
 */
export function useProgressiveRows(total: number, beside = 0): number {
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
