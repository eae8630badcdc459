import { lazyPart, setWordsOfParts } from '#parts/lazy-part.ts'
import { currentLocale, type Locale } from './locale.ts'

/** Texts of one feature: plain strings, and functions where a text takes parameters. */
// A dictionary's functions differ in their parameters; each feature's own type says which.
// biome-ignore format: one line
// oxlint-disable-next-line typescript/no-explicit-any
export type Dictionary = { [key: string]: string | ((...parameters: any[]) => string) | readonly string[] | Dictionary }

/** The shape that the English file `satisfies`: same keys, same parameters, any words. */
export type Translation<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends readonly string[]
      ? readonly string[]
      : T[Key] extends (...parameters: infer P) => string
        ? (...parameters: P) => string
        : Translation<T[Key]>
}

/** Spanish comes with the feature; English is one chunk of its own, loaded when it is chosen. */
export interface Texts<T> {
  es: T
  loadEnglish: () => Promise<Translation<T>>
  english: Translation<T> | null
}

/** All dictionaries loaded so far. */
export const definedTexts = new Set<Pick<Texts<unknown>, 'es' | 'english' | 'loadEnglish'>>()

/** Fetches the English of all defined dictionaries. Never throws. */
export async function loadEnglishTexts(): Promise<void> {
  // A dictionary that fails stays Spanish.
  await Promise.allSettled([...definedTexts].map(({ loadEnglish }) => loadEnglish()))
}

// A part that comes in English waits for its words.
setWordsOfParts(async () => currentLocale() === 'en' && loadEnglishTexts())

export function defineTexts<T extends Dictionary>(
  es: T,
  loadEnglish: () => Promise<{ texts: Translation<T> }>,
): Texts<T> {
  const load = lazyPart(loadEnglish, true)
  const texts: Texts<T> = {
    es,
    english: null,
    loadEnglish: async () => {
      texts.english ??= (await load()).texts
      return texts.english
    },
  }
  definedTexts.add(texts)
  return texts
}

/** The words for the language in use; Spanish until English has arrived. */
export function wordsOf<T>(texts: Texts<T>, locale: Locale = currentLocale()): Translation<T> {
  return locale === 'en' && texts.english ? texts.english : (texts.es as Translation<T>)
}
