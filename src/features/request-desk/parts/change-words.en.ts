import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { changeWords as es } from './change-words.es.ts'

export const changeWords = {
  stillSaving: 'Wait: the previous change is still being saved.',
  notDone: 'The change wasn’t saved.',
  notKept: 'They aren’t on your device yet.',
  parts: { day: shared.day, month: shared.month, year: shared.year },
  wholeDay: 'Enter a whole date.',
  laterDay: 'Enter the first day or a later one.',
  failure: {
    offline: 'No internet. What you wrote is still here; try again.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
    rejected: 'The portal didn’t accept it. Refresh the screen.',
  },
} satisfies Translation<typeof es>
