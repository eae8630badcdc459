/** Flush functions that must run before a new version replaces the page (offline.md, "Update"). */
const keepers = new Set<() => Promise<unknown>>()

/**
 * Maximum wait for the slowest flush, ms. Values are also stored while the person types, so a
 * longer wait would save little.
 */
const PATIENCE_MS = 5000

/** Registers a flush of unsaved work. @returns function that removes it */
export function onPrepareUpdate(flush: () => Promise<unknown>): () => void {
  keepers.add(flush)
  return () => keepers.delete(flush)
}

/** Makes an update wait for a running write, because a half-finished write would be useless. */
export function holdUpdate<T>(work: Promise<T>): Promise<T> {
  const remove = onPrepareUpdate(async () => void (await work))
  return work.finally(remove)
}

/** Runs all flushes in parallel. A flush that fails or hangs does not block the others. Never throws. */
export async function prepareUpdate(): Promise<void> {
  // A part that can't write shows it on its own screen.
  const flushed = Promise.allSettled([...keepers].map((flush) => flush()))
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Parts with typed text that is never stored, so that a reload would lose it. */
const losing = new Set<object>()
const watchers = new Set<() => void>()

/** @param loses whether the part contains typed text that a reload would lose */
export function noteLosing(part: object, loses: boolean): void {
  if (loses) losing.add(part)
  else losing.delete(part)
  for (const watcher of watchers) watcher()
}

export function losesWords(): boolean {
  return losing.size > 0
}

/** Resolves when a page reload would lose no typed input. */
export function whenNothingIsLost(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (losesWords()) return
      stop()
      resolve()
    }
    const stop = onLosing(look)
    look()
  })
}

/** @returns function that removes the watcher */
export function onLosing(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
