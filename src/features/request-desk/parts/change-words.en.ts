import { basic } from '#i18n/basic-words.en.ts'
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
  failure: {
    offline: shared.keptTryAgain,
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
    rejected: shared.notAcceptedRefresh,
  },
} satisfies Translation<typeof es>
