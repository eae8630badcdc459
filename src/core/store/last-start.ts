/**
 * Store reads and file fetches of a screen's last start, which the next start repeats early. Contains opaque
 * row names (HMACs under the device's salt), built files and the screen's address, but no personal data.
 * Sign-out and kiosk mode delete it.
 */
export interface LastStart {
  /** Built file of the page that wrote this record. Another build has other files. */
  build: string
  who: string
  /** Ids of the rows that were read. The index row is the first (head-start.ts). */
  rows: readonly string[]
  files: readonly string[]
  hasPicture?: boolean
}

interface Texts {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

function texts(): Texts | undefined {
  return (globalThis as { localStorage?: Texts }).localStorage
}

const KEY = 'turno.start'
const MAX_SCREENS = 12

type Places = Record<string, LastStart>

/** Returns the last start of a screen; null when the screen never started on this device. */
export function readLastStart(place = currentPlace()): LastStart | null {
  return readPlaces()[place] ?? null
}

export function writeLastStart(place: string, start: LastStart): void {
  const { [place]: _, ...others } = readPlaces()
  const newest = Object.entries({ [place]: start, ...others }).slice(0, MAX_SCREENS)
  try {
    texts()?.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Private mode or no space: the next start runs without the record.
  }
}

export function forgetLastStart(): void {
  try {
    texts()?.removeItem(KEY)
  } catch {
    // In private mode nothing was written.
  }
}

/** Returns the first word of the fragment's path: '#/Recibos/9?x' → '/Recibos'. */
export function currentPlace(hash = globalThis.location?.hash ?? ''): string {
  return `/${/^#\/([A-Za-z]*)/.exec(hash)?.[1] ?? ''}`
}

function readPlaces(): Places {
  try {
    const kept = JSON.parse(texts()?.getItem(KEY) ?? '{}') as unknown
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, start]) => isStart(start))) as Places
  } catch {
    // Private mode, or a value that is not JSON.
    return {}
  }
}

function isStart(start: unknown): start is LastStart {
  const { build, who, rows, files } = (start ?? {}) as Partial<LastStart>
  if (!Array.isArray(rows) || !Array.isArray(files)) return false
  return [build, who, ...rows, ...files].every((each) => typeof each === 'string')
}
