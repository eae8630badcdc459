/** Parts that must write something down before the page is replaced by a new version (offline.md, "Update"). */
const keepers = new Set<() => Promise<unknown>>()

/** Longest wait for the slowest part: what is written each second anyway is not worth more. */
const PATIENCE_MS = 5000

/** Registers a flush of unsaved work. @returns its removal */
export function onPrepareUpdate(flush: () => Promise<unknown>): () => void {
  keepers.add(flush)
  return () => keepers.delete(flush)
}

/** A write that has begun is waited for as well: half of it would be worthless. */
export function holdUpdate<T>(work: Promise<T>): Promise<T> {
  const remove = onPrepareUpdate(async () => void (await work))
  return work.finally(remove)
}

/** Runs every flush at the same time; one that fails or hangs does not hold up the others. Never throws. */
export async function prepareUpdate(): Promise<void> {
  // A part that can't write has said so on its own screen.
  const flushed = Promise.allSettled([...keepers].map((flush) => flush()))
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Parts whose words must not be kept, while there are any: a new page begins without them. */
const losing = new Set<object>()
const watchers = new Set<() => void>()

/** @param loses whether something was typed there */
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

/** @returns its removal */
export function onLosing(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
