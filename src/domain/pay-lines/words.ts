import { fold } from '../text/fold.ts'
import { deductionRules } from './deduction-rules.ts'
import { otherPaymentRules } from './other-payment-rules.ts'
import type { LineSide } from './pay-line.ts'
import { perceptionRules } from './perception-rules.ts'
import { saysNothing, type WordRule } from './word-rules.ts'

/** Returns lower case without accents and marks. Joins letters with dots, so that "I.S.R." becomes "isr". */
export function plainWords(description: string): string {
  return fold(description)
    .replaceAll('_', ' ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}

const wordRules: Readonly<Record<LineSide, readonly WordRule[]>> = {
  perception: perceptionRules,
  deduction: deductionRules,
  otherPayment: otherPaymentRules,
}

/**
 * Returns the rules whose words are in the description, certain or not.
 * @param plain result of plainWords
 */
export function rulesIn(plain: string, side: LineSide): WordRule[] {
  return wordRules[side].filter(({ words, not }) => words.test(plain) && !not?.test(plain))
}

export function wholeRulesIn(plain: string, side: LineSide): WordRule[] {
  return rulesIn(plain, side).filter(
    ({ topic, words, beside, isVague }) =>
      !isVague && saysNothing(plain.replace(words, ' '), side, topic, beside),
  )
}
