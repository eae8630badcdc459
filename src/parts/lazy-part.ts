/**
 * Loads parts of the app that are separate chunks, such as screens, dialogs and texts (GRAL-28). Every
 * dynamic import uses this module (tests/architecture.test.ts).
 */

/** Maximum load time in ms. */
const TIMEOUT_MS = 120_000

/**
 * Loads a part.
 * @throws when loading fails or takes longer than TIMEOUT_MS; the next call retries
 */
export type Load<T> = () => Promise<T>

const loaded = new WeakMap<Load<unknown>, unknown>()
const failed = new WeakSet<Load<unknown>>()
/** Parts that timed out. The browser keeps waiting for the same file until the page is reloaded. */
const stuck = new WeakSet<Load<unknown>>()
/** Style sheets that failed to load. Vite requests each style sheet once and then counts it as loaded. */
const lostStyles = new Set<string>()

let loadTexts: () => Promise<unknown> = async () => undefined
let reloadPage: () => Promise<boolean> = async () => false

/**
 * Sets a function that loads the texts. Every part except texts waits for it, because a screen must not mix
 * languages.
 * @param next must not throw
 */
export function setTextLoader(next: () => Promise<unknown>): void {
  loadTexts = next
}

/**
 * Sets the function that stores typed input and reloads the page.
 * @param next returns false when it cannot reload, because the server does not answer
 */
export function setPageReload(next: () => Promise<boolean>): void {
  reloadPage = next
}

class LatePart extends Error {
  override readonly name = 'LatePart'
}

/**
 * Returns a loader for a part. The device caches the part's files at the first load.
 * @param isOfWords true for texts, which do not wait for other texts
 */
export function lazyPart<T>(fetchPart: Load<T>, isOfWords = false): Load<T> {
  let loading: Promise<T> | null = null
  const ownStyles = new Set<string>()
  const fetchOnce = async (): Promise<T> => {
    try {
      const part = await inTime(() => withStyles(ownStyles, fetchPart))
      if (!isOfWords) await loadTexts()
      loaded.set(load, part)
      return part
    } catch (cause) {
      loading = null
      failed.add(load)
      noteStyle(ownStyles, cause)
      if (cause instanceof LatePart) stuck.add(load)
      throw cause
    }
  }
  const load: Load<T> = () => {
    loading ??= fetchOnce()
    return loading
  }
  return load
}

/**
 * Returns a loader for a part that every device caches when the service worker is installed. The build reads
 * these calls (scripts/vite/chunk-plan.ts).
 */
export function keptPart<T>(fetchPart: Load<T>): Load<T> {
  return lazyPart(fetchPart)
}

/** Returns a loader for a part that only kiosks cache when the service worker is installed. */
export function kioskPart<T>(fetchPart: Load<T>): Load<T> {
  return lazyPart(fetchPart)
}

export function loadedPart<T>(load: Load<T>): T | undefined {
  return loaded.get(load) as T | undefined
}

/** Preloads a part. Never throws. */
export async function preloadPart(load: Load<unknown>): Promise<void> {
  // A failure is shown when the person opens the part.
  await load().catch(() => undefined)
}

/**
 * Loads a part that a person requested. A failed retry reloads the page if the server answers: a browser may
 * cache a failed import, or keep waiting for one that timed out.
 * @throws the error of the part
 */
export async function loadOrReload<T>(load: Load<T>): Promise<T> {
  if (!failed.has(load)) return load()
  let failure: unknown = new LatePart('the part is still loading')
  if (!stuck.has(load)) {
    try {
      return await load()
    } catch (cause) {
      // Thrown below when the page cannot be reloaded.
      failure = cause
    }
  }
  if (await reloadPage()) return new Promise(() => undefined)
  throw failure
}

async function inTime<T>(fetchPart: Load<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LatePart('part timed out')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([fetchPart(), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads the part after its own missing style sheets. Also requests the missing style sheets of other parts,
 * without waiting.
 */
async function withStyles<T>(own: ReadonlySet<string>, fetchPart: Load<T>): Promise<T> {
  const waits: Promise<void>[] = []
  for (const href of lostStyles) {
    const loading = loadStyle(href)
    if (own.has(href)) waits.push(loading)
    // The style sheet belongs to another part, which requests it again when opened.
    else void loading.catch(() => undefined)
  }
  await Promise.all(waits)
  return fetchPart()
}

/** Records the missing style sheet of an error. Vite names the file only in its message. */
function noteStyle(own: Set<string>, cause: unknown): void {
  const [, style] = /^Unable to preload CSS for (\S+)/.exec(cause instanceof Error ? cause.message : '') ?? []
  if (style === undefined) return
  own.add(style)
  lostStyles.add(style)
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', () => {
      lostStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    })
    document.head.append(link)
  })
}
