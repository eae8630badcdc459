import { currentLocale } from './locale.ts'

/** A text in both languages. Calling it returns the text in the current language. */
export type Bilingual = (() => string) & { readonly es: string; readonly en: string }

/**
 * Creates a text in both languages. For titles and rows of Más, which the app shows before it has loaded a dictionary.
 */
export function inBoth(es: string, en: string): Bilingual {
  return Object.assign(() => (currentLocale() === 'en' ? en : es), { es, en })
}
