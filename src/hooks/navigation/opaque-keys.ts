import { deviceMode } from '#core/store/device-mode.ts'

/**
 * Random words that replace keys in the addresses of a kiosk. The browser's own files store every address, so
 * a kiosk's addresses must not contain keys. Only this page's memory maps words to keys. On personal devices
 * an address contains the key itself.
 */
const words = new Map<string, string>()
const keys = new Map<string, string>()

/** Returns the word that replaces `key` in addresses. The word stays the same until the page is reloaded. */
export function hideKey(key: string): string {
  if (deviceMode() === 'personal') return key
  const known = words.get(key)
  if (known) return known
  const word = crypto.randomUUID().slice(0, 8)
  words.set(key, word)
  keys.set(word, key)
  return word
}

/** Returns the key of a word; null when this page has not created the word, for example after a reload. */
export function revealKey(word: string): string | null {
  return deviceMode() === 'personal' ? word : (keys.get(word) ?? null)
}
