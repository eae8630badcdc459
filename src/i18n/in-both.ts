import { currentLocale } from './locale.ts'

/** A text in both languages. Calling it returns the text in the current language. */
export type Bilingual = (() => string) & { readonly es: string; readonly en: string }

/** For titles and rows of Más: a few words that the app needs before it loads any dictionary. */
export function inBoth(es: string, en: string): Bilingual {
  return Object.assign(() => (currentLocale() === 'en' ? en : es), { es, en })
}
