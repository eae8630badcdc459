/** An answer of our services that nobody expected: its id (X-Request-Id) and when it came, by performance.now(). */
export interface FailedAnswer {
  id: string
  at: number
}

/** P-180, of which nobody is told; its contract is no part of a start. */
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
 * By what the browser notes of each answer, so that no call is touched. A refusal comes with 200 and has words of its own;
 * an answer of another origin shows neither status nor id.
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
