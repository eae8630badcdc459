import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts: Translation<typeof es> = {
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  resting: shared.youCanOnlyViewThis,
  noAnswer: 'There was no response. Refresh and check before trying again.',
  notDone: 'It couldn’t be done',
  at: phrases.dataFrom,
  old: 'We couldn’t update the polls',
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: { title: shared.openOnceOnline, text: 'Then you can read them offline.' },
  count: phrases.countOf,
  rate: (answered, all) => `${answered} of ${phrases.countPeople(all)}`,
  percent: (share) => `${share}%`,
  answeredLabel: 'Answered',
}
