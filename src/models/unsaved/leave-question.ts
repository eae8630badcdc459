import { afterGuardEntries, guardBack } from '#hooks/navigation/back-guard.ts'
import { askQuestion } from '#hooks/operations/alert.ts'
import { wordsOf } from '#i18n/texts.ts'
import { unsavedTexts } from './unsaved-texts.es.ts'

const typedParts = new Set<object>()
let removeGuard: (() => void) | null = null

/**
 * Asks before the browser's Back leaves typed text that no part of the page stores. All parts share one history
 * entry and one question.
 */
export function askBeforeBack(part: object, loses: boolean): void {
  if (loses) typedParts.add(part)
  else typedParts.delete(part)
  if (typedParts.size > 0) return arm()
  removeGuard?.()
  removeGuard = null
}

function arm(): void {
  removeGuard ??= guardBack(() => void ask())
}

async function ask(): Promise<void> {
  const { title, question, leave, stay } = wordsOf(unsavedTexts)
  const { hash } = window.location
  const isLeaving = await askQuestion({
    title,
    text: question,
    ask: { confirm: leave, cancel: stay, danger: true },
  })
  removeGuard = null
  if (typedParts.size === 0 || window.location.hash !== hash) return
  if (!isLeaving) return arm()
  // The question's own history entry is removed after React has closed the question.
  setTimeout(() => afterGuardEntries(() => window.history.back()))
}
