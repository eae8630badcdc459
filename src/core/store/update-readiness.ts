/** Flush functions that must run before a new version replaces the page (offline.md, "Update"). */
const flushes = new Set<() => Promise<unknown>>()

/**
 * Maximum wait for the slowest flush, in ms. Values are also stored while the person types, so a longer wait
 * would save little.
 */
const MAX_FLUSH_MS = 5000

export function onPrepareUpdate(flush: () => Promise<unknown>): () => void {
  flushes.add(flush)
  return () => flushes.delete(flush)
}

/** Makes an update wait for a running write, because a half-finished write would be useless. */
export function delayUpdate<T>(work: Promise<T>): Promise<T> {
  const remove = onPrepareUpdate(async () => void (await work))
  return work.finally(remove)
}

/** Runs all flushes in parallel. A flush that fails or hangs does not block the others. Never throws. */
export async function prepareUpdate(): Promise<void> {
  // A part that cannot write shows the problem on its own screen.
  const flushed = Promise.allSettled([...flushes].map((flush) => flush()))
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, MAX_FLUSH_MS))])
}

/** Parts with typed text that is never stored. A reload would lose the text. */
const partsWithUnstoredText = new Set<object>()
const watchers = new Set<() => void>()

export function noteUnstoredText(part: object, loses: boolean): void {
  if (loses) partsWithUnstoredText.add(part)
  else partsWithUnstoredText.delete(part)
  for (const watcher of watchers) watcher()
}

export function hasUnstoredText(): boolean {
  return partsWithUnstoredText.size > 0
}

export function whenReloadIsSafe(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (hasUnstoredText()) return
      stop()
      resolve()
    }
    const stop = onUnstoredTextChange(check)
    check()
  })
}

/** @returns function that removes the watcher */
export function onUnstoredTextChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
