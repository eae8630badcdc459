import { askQuestion } from '#hooks/alert.ts'
import { wordsOf } from '#i18n/texts.ts'
import { workTexts } from './work-texts.ts'

/** On a phone what was typed and not confirmed goes with the session. */
export function askToLose(): Promise<boolean> {
  const { title, question, confirm, cancel } = wordsOf(workTexts).leave
  return askQuestion({ title, text: question, ask: { confirm, cancel, danger: true } })
}

/** On a kiosk it is kept for a day, under the person's password. */
export function askToFinish(): Promise<boolean> {
  const { title, question, confirm, cancel } = wordsOf(workTexts).finish
  return askQuestion({ title, text: question, ask: { confirm, cancel } })
}
