/** Who must write something down before the page is replaced by a new version (offline.md, "Update"). */
const keepers = new Set<() => Promise<unknown>>()

/** How long a version waits for the slowest; what is written each second anyway is not worth more. */
const PATIENCE_MS = 5000

/** Registers a flush of unsaved work; returns its removal. */
export function onPrepareUpdate(flush: () => Promise<unknown>): () => void {
  keepers.add(flush)
  return () => keepers.delete(flush)
}

/** What is on its way is waited for as well: half of it would be nothing. */
export function holdUpdate<T>(work: Promise<T>): Promise<T> {
  const remove = onPrepareUpdate(async () => void (await work))
  return work.finally(remove)
}

/** Runs every flush side by side; one that fails or hangs doesn't hold the others. Never throws. */
export async function prepareUpdate(): Promise<void> {
  // What can't be written down was said by its own screen.
  const flushed = Promise.allSettled([...keepers].map((flush) => flush()))
  await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
