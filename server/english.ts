/**
 * English of the server's texts. Each text file has a `texts.en.ts` of the same shape: a missing translation
 * does not compile. english-words.ts finds the English of a Spanish text when a refusal is rendered.
 */

/** Text that is stored in rows or that the app translates. */
export const data = Symbol('data')
/** Text of emails: in Spanish, because the server does not store a person's language. */
export const letter = Symbol('letter')
/** Text on paper, in a downloaded file, or for the operator. */
export const printed = Symbol('printed')
/** Text of a response that also has a code. The app shows its own English text for the code. */
export const byCode = Symbol('byCode')
/** Words of the contract that clients compare: the same in every language. */
export const fixed = Symbol('fixed')

export type NotSaid = typeof data | typeof letter | typeof printed | typeof byCode | typeof fixed

/**
 * Texts that a function may return, with their English. `{0}` stands for its first parameter, `{0#}` for a
 * first parameter that is a number. A parameter with its own English text is translated, too.
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
