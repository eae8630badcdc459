import { currentLocale } from './locale.ts'

export type Bilingual = (() => string) & { readonly es: string; readonly en: string }

/** For titles and rows of Más, which the app shows before it has loaded a dictionary. */
export function inBoth(es: string, en: string): Bilingual {
  return Object.assign(() => (currentLocale() === 'en' ? en : es), { es, en })
}
