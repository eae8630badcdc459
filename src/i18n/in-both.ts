import { currentLocale } from './locale.ts'

export type Bilingual = (() => string) & { readonly es: string; readonly en: string }

/** Returns a function that returns the text in the current language. */
export function inBoth(es: string, en: string): Bilingual {
  return Object.assign(() => (currentLocale() === 'en' ? en : es), { es, en })
}
