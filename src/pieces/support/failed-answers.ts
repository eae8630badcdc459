/** Server error: its id (X-Request-Id) and its time on the clock of performance.now(). */
export interface FailedAnswer {
  id: string
  at: number
}

/**
 * Path of P-180, whose failures are not shown. Repeated here, because its contract must not load at the
 * start.
 */
const REPORT = '/api/portal/marcha/informe'

let last: FailedAnswer | null = null
let isWatching = false
const listeners = new Set<() => void>()

export function lastFailedAnswer(): FailedAnswer | null {
  return last
}

export function onFailedAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Watches for server errors through the browser's resource timing. Ignores rejections (status below 500),
 * which have their own message. Cannot see status and id of other origins.
 */
export function watchFailedAnswers(): void {
  if (isWatching) return
  isWatching = true
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if ((entry.responseStatus ?? 0) < 500 || entry.name.endsWith(REPORT)) continue
      const id = entry.serverTiming?.find(({ name }) => name === 'id')?.description ?? ''
      if (!/^[\w-]{1,32}$/.test(id)) continue
      last = { id, at: entry.responseEnd }
      for (const listener of listeners) listener()
    }
  }).observe({ type: 'resource', buffered: true })
}
