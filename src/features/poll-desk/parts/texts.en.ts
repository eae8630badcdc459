import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

const people = (count: number) => (count === 1 ? '1 person' : `${number(count)} people`)

export const texts: Translation<typeof es> = {
  slow: shared.slowShort,
  again: shared.retry,
  cancel: basic.cancel,
  resting: shared.youCanOnlyViewThis,
  noAnswer: 'There was no response. Refresh and check before trying again.',
  notDone: 'It couldn’t be done',
  at: (when) => `Data from ${when}`,
  old: 'We couldn’t update the polls',
  failure: {
    offline: shared.needsInternet,
    expired: shared.sessionEnded,
    unavailable: shared.portalSilent,
    malformed: shared.incompleteResponse,
    rejected: 'Something went wrong',
  },
  offline: { title: shared.openOnceOnline, text: 'Then you can read them offline.' },
  count: (count, limit) => `${count} of ${limit}`,
  rate: (answered, all) => `${answered} of ${people(all)}`,
  percent: (share) => `${share}%`,
  answeredLabel: 'Answered',
}
