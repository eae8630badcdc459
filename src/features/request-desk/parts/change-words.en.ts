import { failures } from '#i18n/failure-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { changeWords as es } from './change-words.es.ts'

export const changeWords = {
  stillSaving: shared.stillSaving,
  notDone: 'The change wasn’t saved.',
  notKept: shared.notStoredYet,
  parts: { day: shared.day, month: shared.month, year: shared.year },
  wholeDay: 'Enter a whole date.',
  laterDay: 'Enter the first day or a later one.',
  failure: { ...failures.soon, offline: shared.keptTryAgain, rejected: shared.notAcceptedRefresh },
} satisfies Translation<typeof es>
