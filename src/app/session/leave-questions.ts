import type { Unsent } from '#core/outbox/unsent.ts'
import { askQuestion } from '#hooks/operations/alert.ts'
import { wordsOf } from '#i18n/texts.ts'
import { workTexts } from './work-texts.es.ts'

/**
 * Unsent drafts stay, encrypted with the person's password.
 * @param unsent null when the outbox could not be read
 * @param isKept false when typed text could not be stored
 */
export function askToLeave(unsent: Unsent | null, isKept: boolean): Promise<boolean> {
  const { title, question, lost, goesByItself, confirm, cancel } = wordsOf(workTexts).leave
  const text = unsent?.needsAuthor === 0 ? goesByItself : question
  return askQuestion({ title, text: isKept ? text : lost, ask: { confirm, cancel, danger: !isKept } })
}

/**
 * Asks before signing out on a kiosk.
 * @param isKept true when the kiosk stores the unsent work for a day, encrypted with the password; false when
 * the work is lost
 */
export function askToFinish(isKept: boolean): Promise<boolean> {
  const { title, question, lost, confirm, confirmLost, cancel } = wordsOf(workTexts).finish
  const ask = isKept ? { confirm, cancel } : { confirm: confirmLost, cancel, danger: true }
  return askQuestion({ title, text: isKept ? question : lost, ask: { ...ask, leaves: true } })
}
