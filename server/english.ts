/**
 * The English of what the server says, word by word beside the Spanish: a file of words has a `texts.en.ts` in the same shape, so
 * one without English does not compile. Where a refusal is rendered, english-words.ts finds the one by the other.
 */

/** Kept in rows, or a name or concept that the app words by itself. */
export const data = Symbol('data')
/** Of letters: nobody's language is kept, so mail is Spanish. */
export const letter = Symbol('letter')
/** Said on paper, in a file that is downloaded, or to whoever runs the server. */
export const printed = Symbol('printed')
/** The answer has a code besides, by which the app finds its own English. */
export const byCode = Symbol('byCode')
/** Words of the contract that clients compare with: the same in every language. */
export const fixed = Symbol('fixed')

export type NotSaid = typeof data | typeof letter | typeof printed | typeof byCode | typeof fixed

/**
 * What a function may say, with its English. `{0}` is its first parameter as it stands in the sentence, `{0#}` a number; a word put
 * in that has English itself is put into English too.
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
