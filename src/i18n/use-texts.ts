import { use, useSyncExternalStore } from 'react'
import { currentLocale, onLocaleChange, type Locale } from './locale.ts'
import { type Texts, type Translation, wordsOf } from './texts.ts'

const arrivals = new WeakMap<object, Promise<unknown>>()

/** Suspends while English is loaded for the first time. */
export function useTexts<T>(texts: Texts<T>): Translation<T> {
  const locale = useLocale()
  let arrival = arrivals.get(texts)
  if (locale === 'en' && texts.english === null && !arrival) {
    // If the English chunk cannot be fetched, for example offline, the texts stay Spanish.
    arrival = texts.loadEnglish().catch(() => null)
    arrivals.set(texts, arrival)
  }
  // A render that suspended must call `use` again when it resumes; otherwise React restarts it.
  if (locale === 'en' && arrival) use(arrival)
  return wordsOf(texts, locale)
}

export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)
}
