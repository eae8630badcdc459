import { startTransition, useEffect, useState } from 'react'

const STEP = 80
/**
 * Approximate row height on a phone, in px. Table rows are lower, so the first paint may not fill the window.
 */
const ROW_HEIGHT = 100

const firstRows = (beside: number) => Math.max(1, Math.ceil((window.innerHeight - beside) / ROW_HEIGHT))

/**
 * Returns how many of `total` rows to draw now; the number grows while the browser is idle. Long lists then
 * paint as fast as short lists. All rows are drawn in the end for Ctrl + F, Tab and screen readers.
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
