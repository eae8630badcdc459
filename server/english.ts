/**
 * English of the server's texts. Each text file has a `texts.en.ts` of the same shape, so a missing translation
 * does not compile. english-words.ts finds the English of a Spanish text when a refusal is rendered.
 */

/** Text stored in rows, or a name or concept that the app translates itself. */
export const data = Symbol('data')
/** Text of emails: they are in Spanish, because a person's language is not stored. */
export const letter = Symbol('letter')
/** Text on paper, in a downloaded file, or for the operator. */
export const printed = Symbol('printed')
/** Text of a response that also has a code, by which the app finds its own English text. */
export const byCode = Symbol('byCode')
/** Words of the contract that clients compare: the same in every language. */
export const fixed = Symbol('fixed')

export type NotSaid = typeof data | typeof letter | typeof printed | typeof byCode | typeof fixed

/**
 * Texts that a function may return, with their English. `{0}` stands for its first parameter, and `{0#}` for its first
 * parameter when that is a number. A parameter that has an English text itself is translated, too.
 */
export type Templates = readonly (readonly [spanish: string, english: string])[]

export type English<Words> = {
  readonly [Key in keyof Words]:
    | NotSaid
    | (Words[Key] extends string
        ? string
        : // oxlint-disable-next-line typescript/no-explicit-any -- each function's own type says which parameters
          Words[Key] extends (...parameters: any[]) => string
          ? Templates
          : English<Words[Key]>)
}
