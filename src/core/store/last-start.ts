/**
 * What the last start of a place read and fetched, for the next one to begin with: row names that are opaque (HMACs
 * under the device's salt, which lie in the store as they are) and built files. Nothing here names a person or says what
 * they looked at beyond the screen's address; gone at sign-out and on a kiosk.
 */
export interface LastStart {
  /** Built file of the page that wrote it: another build has other files. */
  build: string
  /** Opaque name on the device of whose start it was. */
  who: string
  /** Names on the device of rows, the one with their names first (head-start.ts). */
  rows: readonly string[]
  /** Addresses of built files, '/assets/…'. */
  files: readonly string[]
  /** Its picture was noted, too (head-start.ts). */
  hasPicture?: boolean
}

/** As much of `localStorage` as this needs; a worker has none. */
interface Texts {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

function texts(): Texts | undefined {
  return (globalThis as { localStorage?: Texts }).localStorage
}

const KEY = 'turno.start'
/** Screens of one person's phone. */
const MOST_PLACES = 12

type Places = Record<string, LastStart>

/** Of the screen that the address names; null when it never started here. */
export function readLastStart(place = currentPlace()): LastStart | null {
  return readPlaces()[place] ?? null
}

export function writeLastStart(place: string, start: LastStart): void {
  const { [place]: _, ...others } = readPlaces()
  const newest = Object.entries({ [place]: start, ...others }).slice(0, MOST_PLACES)
  try {
    texts()?.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Private mode or no room: the next start begins without it.
  }
}

export function forgetLastStart(): void {
  try {
    texts()?.removeItem(KEY)
  } catch {
    // Private mode: nothing was written.
  }
}

/** The path in the address's fragment, without numbers and questions: '#/Recibos/9?x' → '/Recibos'. */
export function currentPlace(hash = globalThis.location?.hash ?? ''): string {
  return `/${/^#\/([A-Za-z]*)/.exec(hash)?.[1] ?? ''}`
}

function readPlaces(): Places {
  try {
    const kept = JSON.parse(texts()?.getItem(KEY) ?? '{}') as unknown
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, start]) => isStart(start))) as Places
  } catch {
    // Private mode, or somebody else's text.
    return {}
  }
}

function isStart(start: unknown): start is LastStart {
  const { build, who, rows, files } = (start ?? {}) as Partial<LastStart>
  if (!Array.isArray(rows) || !Array.isArray(files)) return false
  return [build, who, ...rows, ...files].every((each) => typeof each === 'string')
}
