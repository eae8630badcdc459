import { currentLocale } from './locale.ts'

export type Bilingual = (() => string) & { readonly es: string; readonly en: string }

/** Returns a text in both languages, for titles, rows of Más and help, which need no dictionary. */
export function inBoth(es: string, en: string): Bilingual {
  return Object.assign(() => (currentLocale() === 'en' ? en : es), { es, en })
}
