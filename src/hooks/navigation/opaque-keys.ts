import { deviceMode } from '#core/store/device-mode.ts'

/**
 * The browser's own files keep every address of a tab (offline.md, "The browser's own files"). On a kiosk a key in an
 * address is a random word that only this page can read, in RAM; elsewhere it is the key itself.
 */
const words = new Map<string, string>()
const keys = new Map<string, string>()

/** What stands for `key` in an address; the same word as long as the page lives. */
export function hideKey(key: string): string {
  if (deviceMode() === 'personal') return key
  const known = words.get(key)
  if (known) return known
  const word = crypto.randomUUID().slice(0, 8)
  words.set(key, word)
  keys.set(word, key)
  return word
}

/** The key behind a word of this page; null for one that it has not made, such as after a reload. */
export function revealKey(word: string): string | null {
  return deviceMode() === 'personal' ? word : (keys.get(word) ?? null)
}
