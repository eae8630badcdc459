/** Spanish is the source; English is a complete translation. */
export type Locale = 'es' | 'en'

const KEY = 'turno.locale'
let current: Locale = read()
const listeners = new Set<() => void>()

// The language is not personal data, so localStorage may store it.
function read(): Locale {
  try {
    return globalThis.localStorage?.getItem(KEY) === 'en' ? 'en' : 'es'
  } catch {
    // Without storage (private mode), the language is Spanish.
    return 'es'
  }
}

export function currentLocale(): Locale {
  return current
}

export function setLocale(locale: Locale): void {
  current = locale
  try {
    globalThis.localStorage?.setItem(KEY, locale)
  } catch {
    // In private mode, the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
