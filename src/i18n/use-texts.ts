import { use, useSyncExternalStore } from 'react'
import { currentLocale, onLocaleChange, type Locale } from './locale.ts'
import { type Texts, type Translation, wordsOf } from './texts.ts'

const arrivals = new WeakMap<object, Promise<unknown>>()

/** The words of a feature in the language in use; suspends once while English is fetched for the first time. */
export function useTexts<T>(texts: Texts<T>): Translation<T> {
  const locale = useLocale()
  let arrival = arrivals.get(texts)
  if (locale === 'en' && texts.english === null && !arrival) {
    // Without the English chunk (offline, never loaded) Spanish is better than nothing.
    arrival = texts.loadEnglish().catch(() => null)
    arrivals.set(texts, arrival)
  }
  // A render that suspended here must come through `use` again when it goes on, or React starts over.
  if (locale === 'en' && arrival) use(arrival)
  return wordsOf(texts, locale)
}

export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)
}
