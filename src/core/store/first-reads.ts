/** What is asked of a person's store for the first picture: read ahead at this start, noted for the next one. */
export interface FirstReads {
  /** What was read ahead under this name, handed over once; undefined when nothing was, or it has been written since. */
  take(name: string): unknown
  /** It is about to be written: from now on the store alone knows it. */
  forget(name: string): void
  /** Names that were asked for since the start, in their order; nothing is noted or held any more. */
  finish(): string[]
  close(): void
}

/** A screen asks for a handful; a store that is asked for more is not drawing its first picture. */
const MOST_NAMES = 24

export function firstReads(ahead: ReadonlyMap<string, unknown>): FirstReads {
  const values = new Map(ahead)
  const names = new Set<string>()
  let isOver = false
  return {
    take(name) {
      if (isOver) return undefined
      if (names.size < MOST_NAMES) names.add(name)
      const value = values.get(name)
      // The next question is the store's: another tab may have written it.
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
