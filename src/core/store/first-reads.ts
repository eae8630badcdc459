/**
 * Store reads of the first paint. The head start (head-start.ts) has read their values. Their names are
 * recorded for the next start.
 */
export interface FirstReads {
  /**
   * Returns the early value of `name` once; undefined when there is none, or when it was written in the
   * meantime.
   */
  take(name: string): unknown
  /** Drops the early value of `name`, because it is about to be written. */
  forget(name: string): void
  /** Returns the names read since the start, in order. Then stops recording and drops all values. */
  finish(): string[]
  close(): void
}

/** Maximum number of recorded names. A first paint reads only a few. */
const MAX_NAMES = 24

export function firstReads(ahead: ReadonlyMap<string, unknown>): FirstReads {
  const values = new Map(ahead)
  const names = new Set<string>()
  let isOver = false
  return {
    take(name) {
      if (isOver) return undefined
      if (names.size < MAX_NAMES) names.add(name)
      const value = values.get(name)
      // The next read uses the store, because another tab may have written it.
      values.delete(name)
      return value
    },
    forget(name) {
      values.delete(name)
    },
    finish() {
      isOver = true
      values.clear()
      return [...names]
    },
    close() {
      isOver = true
      values.clear()
      names.clear()
    },
  }
}
