import type { Unsent } from '#core/outbox/unsent.ts'
import { askQuestion } from '#hooks/operations/alert.ts'
import { wordsOf } from '#i18n/texts.ts'
import { workTexts } from './work-texts.es.ts'

/**
 * On a phone what was not sent stays, under the person's password; what was confirmed goes by itself.
 * @param unsent null: it could not be looked up
 * @param isKept false: something was typed that could not be kept
 */
export function askToLeave(unsent: Unsent | null, isKept: boolean): Promise<boolean> {
  const { title, question, lost, goesByItself, confirm, cancel } = wordsOf(workTexts).leave
  const text = unsent?.theirs === 0 ? goesByItself : question
  return askQuestion({ title, text: isKept ? text : lost, ask: { confirm, cancel, danger: !isKept } })
}

/** On a kiosk it is kept for a day, under the person's password, where its owner can be known again. */
export function askToFinish(isKept: boolean): Promise<boolean> {
  const { title, question, lost, confirm, confirmLost, cancel } = wordsOf(workTexts).finish
  const ask = isKept ? { confirm, cancel } : { confirm: confirmLost, cancel, danger: true }
  return askQuestion({ title, text: isKept ? question : lost, ask: { ...ask, leaves: true } })
}
