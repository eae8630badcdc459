/**
 * Loads parts of the app that are separate chunks: screens, dialogs, viewers, texts and their code (GRAL-28). Every
 * dynamic import uses this module (tests/architecture.test.ts).
 */

/** Maximum load time, ms. */
const TIMEOUT_MS = 120_000

/** Loads a part. @throws when that fails or takes longer than 120 s; the next call retries */
export type Load<T> = () => Promise<T>

const loaded = new WeakMap<Load<unknown>, unknown>()
const failed = new WeakSet<Load<unknown>>()
/** Parts that timed out. The browser keeps waiting for the same file until the page is reloaded. */
const stuck = new WeakSet<Load<unknown>>()
/** Style sheets that failed to load. Vite requests each only once and then counts it as loaded. */
const lostStyles = new Set<string>()

let loadTexts: () => Promise<unknown> = async () => undefined
let reloadPage: () => Promise<boolean> = async () => false

/**
 * Sets a function that every part except texts waits for: it loads the texts, so that no screen mixes languages.
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
 * Returns a loader for a part, whose files the device caches when it first loads them.
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
 * Returns a loader for a part that opens without a network from the first visit on. Every device caches its files when
 * the service worker is installed. The build reads these calls (scripts/vite/chunk-plan.ts).
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
 * Loads a part that a person requested. A browser may cache a failed import until the page is reloaded, and
 * keeps waiting for an import that timed out. So a failed retry reloads the page, if the server answers.
 * @throws the error of the part
 */
export async function loadOrReload<T>(load: Load<T>): Promise<T> {
  if (!failed.has(load)) return load()
  let failure: unknown = new LatePart('the part is still loading')
  if (!stuck.has(load)) {
    try {
      return await load()
    } catch (cause) {
      // Thrown below, unless the page is reloaded.
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
 * Loads the part after its own missing style sheets. Missing style sheets of other parts are requested too, but
 * not waited for.
 */
async function withStyles<T>(own: ReadonlySet<string>, fetchPart: Load<T>): Promise<T> {
  const waits: Promise<void>[] = []
  for (const href of lostStyles) {
    const loading = loadStyle(href)
    if (own.has(href)) waits.push(loading)
    // The style sheet belongs to another part, which fetches it again when opened.
    else void loading.catch(() => undefined)
  }
  await Promise.all(waits)
  return fetchPart()
}

/** Records the missing style sheet of an error. Only the text of Vite's message names the file. */
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
