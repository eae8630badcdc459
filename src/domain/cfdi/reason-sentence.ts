/** Sentences by their code; some name a value of their fault. */
export type ReasonWords = Readonly<Record<string, string | ((...values: string[]) => string)>>

/** @returns null for a code without a sentence: an older server tells none, a newer one may know more of them */
export function reasonSentence(
  words: ReasonWords,
  code: string,
  values: readonly string[] = [],
): string | null {
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined
  if (sentence === undefined) return null
  return typeof sentence === 'string' ? sentence : sentence(...values)
}
