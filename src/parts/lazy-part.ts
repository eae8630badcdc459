/**
 * Parts of the app that are files of their own, fetched when they are wanted: one way for screens, dialogs, viewers,
 * texts and code behind them (GRAL-28). Every dynamic import goes through here (tests/architecture.test.ts).
 */

/** A part that has not come by then has failed. */
const TIMEOUT_MS = 120_000

/** @throws when the part can't be had, or has not come in 120 s; the next call asks again */
export type Load<T> = () => Promise<T>

const here = new WeakMap<Load<unknown>, unknown>()
const failed = new WeakSet<Load<unknown>>()
/** Never answered: the browser goes on waiting for the same file for as long as the page lives. */
const stuck = new WeakSet<Load<unknown>>()
/** Style sheets that could not be had: Vite takes each for loaded once it was asked for. */
const lostStyles = new Set<string>()

let bringWords: () => Promise<unknown> = async () => undefined
let startOver: () => Promise<boolean> = async () => false

/** Sets a wait after every part for its texts, so that no screen mixes languages. It never throws. */
export function setWordsOfParts(next: () => Promise<unknown>): void {
  bringWords = next
}

/** How the page begins anew, with what is typed written down. @returns false when it can't: nobody answers */
export function setStartOver(next: () => Promise<boolean>): void {
  startOver = next
}

class LatePart extends Error {
  override readonly name = 'LatePart'
}

/** @param isOfWords texts, for which other texts are not waited for */
export function lazyPart<T>(fetchPart: Load<T>, isOfWords = false): Load<T> {
  let coming: Promise<T> | null = null
  const ownStyles = new Set<string>()
  const bring = async (): Promise<T> => {
    try {
      const part = await inTime(() => withStyles(ownStyles, fetchPart))
      if (!isOfWords) await bringWords()
      here.set(load, part)
      return part
    } catch (cause) {
      coming = null
      failed.add(load)
      noteStyle(ownStyles, cause)
      if (cause instanceof LatePart) stuck.add(load)
      throw cause
    }
  }
  const load: Load<T> = () => {
    coming ??= bring()
    return coming
  }
  return load
}

/** undefined until it has come. */
export function partHere<T>(load: Load<T>): T | undefined {
  return here.get(load) as T | undefined
}

/** Never throws. */
export async function loadAhead(load: Load<unknown>): Promise<void> {
  // Ahead of its use: a failure shows when it is opened.
  await load().catch(() => undefined)
}

/**
 * For a person who asks, and may ask again after a failure. A browser may keep a failed import for as long as the page
 * lives, and one that never ended in any case: then the page begins anew, where that can help.
 * @throws as the part itself
 */
export async function loadAsked<T>(load: Load<T>): Promise<T> {
  if (!failed.has(load)) return load()
  let failure: unknown = new LatePart('still on its way')
  if (!stuck.has(load)) {
    try {
      return await load()
    } catch (cause) {
      // Thrown below, unless the page begins anew.
      failure = cause
    }
  }
  if (await startOver()) return new Promise(() => undefined)
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

/** A part waits for the style sheets that it has missed, not for those of others, which may be out of reach. */
async function withStyles<T>(own: ReadonlySet<string>, fetchPart: Load<T>): Promise<T> {
  const waits: Promise<void>[] = []
  for (const href of lostStyles) {
    const comes = bringStyle(href)
    if (own.has(href)) waits.push(comes)
    // The style sheet belongs to another part, which fetches it again when opened.
    else void comes.catch(() => undefined)
  }
  await Promise.all(waits)
  return fetchPart()
}

/** Vite's words, by which alone it names the file. */
function noteStyle(own: Set<string>, cause: unknown): void {
  const [, style] = /^Unable to preload CSS for (\S+)/.exec(cause instanceof Error ? cause.message : '') ?? []
  if (style === undefined) return
  own.add(style)
  lostStyles.add(style)
}

function bringStyle(href: string): Promise<void> {
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
