import { deviceMode } from '#core/store/device-mode.ts'

/**
 * The browser's own files keep every address of a tab (offline.md, "The browser's own files"). On a kiosk an
 * address holds a random word in place of a key, and only this page's memory knows which; elsewhere an address
 * holds the key itself.
 */
const words = new Map<string, string>()
const keys = new Map<string, string>()

/** The word that stands for `key` in addresses; the same one as long as the page lives. */
export function hideKey(key: string): string {
  if (deviceMode() === 'personal') return key
  const known = words.get(key)
  if (known) return known
  const word = crypto.randomUUID().slice(0, 8)
  words.set(key, word)
  keys.set(word, key)
  return word
}

/** The key behind a word; null for a word that this page has not made, such as after a reload. */
export function revealKey(word: string): string | null {
  return deviceMode() === 'personal' ? word : (keys.get(word) ?? null)
}
