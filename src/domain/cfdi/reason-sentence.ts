export type ReasonWords = Readonly<Record<string, string | ((...values: string[]) => string)>>

/**
 * @returns null for a code without a sentence: older servers send no code, newer servers may send an unknown
 * code
 */
export function reasonSentence(
  words: ReasonWords,
  code: string,
  values: readonly string[] = [],
): string | null {
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined
  if (sentence === undefined) return null
  return typeof sentence === 'string' ? sentence : sentence(...values)
}
