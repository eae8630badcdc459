import { lazyPart, setTextLoader } from '#parts/lazy-part.ts'
import { currentLocale, type Locale } from './locale.ts'

// The functions of a dictionary differ in their parameters; the type of each feature's texts declares them.
// biome-ignore format: one line
// oxlint-disable-next-line typescript/no-explicit-any
export type Dictionary = { [key: string]: string | ((...parameters: any[]) => string) | readonly string[] | Dictionary }

/** Type that the English file `satisfies`: same keys and parameters, any text. */
export type Translation<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends readonly string[]
      ? readonly string[]
      : T[Key] extends (...parameters: infer P) => string
        ? (...parameters: P) => string
        : Translation<T[Key]>
}

/**
 * Spanish is bundled with the feature. English is a separate chunk, loaded when the person chooses English.
 */
export interface Texts<T> {
  es: T
  loadEnglish: () => Promise<Translation<T>>
  english: Translation<T> | null
}

export const definedTexts = new Set<Pick<Texts<unknown>, 'es' | 'english' | 'loadEnglish'>>()

/** Fetches the English of all defined dictionaries. Never throws. */
export async function loadEnglishTexts(): Promise<void> {
  // A dictionary that fails to load stays Spanish.
  await Promise.allSettled([...definedTexts].map(({ loadEnglish }) => loadEnglish()))
}

// In English, a lazy part waits for the English texts.
setTextLoader(async () => currentLocale() === 'en' && loadEnglishTexts())

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

export function wordsOf<T>(texts: Texts<T>, locale: Locale = currentLocale()): Translation<T> {
  return locale === 'en' && texts.english ? texts.english : (texts.es as Translation<T>)
}
