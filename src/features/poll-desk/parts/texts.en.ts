import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

const people = (count: number) => (count === 1 ? '1 person' : `${number(count)} people`)

export const texts: Translation<typeof es> = {
  slow: 'This takes longer than usual.',
  again: 'Try again',
  cancel: 'Cancel',
  resting: 'Without internet you can read, not change.',
  noAnswer: 'No answer came. Refresh and check before you repeat it.',
  notDone: 'It was not done',
  at: (when) => `Data of ${when}`,
  old: 'The polls could not be updated',
  failure: {
    offline: 'You need internet for this.',
    expired: 'Your session is over. Sign in again.',
    unavailable: 'The portal does not answer. Try later.',
    malformed: 'The answer came incomplete. Try again.',
    rejected: 'An error occurred',
  },
  offline: { title: 'Open them once with internet', text: 'Then you can read them without internet.' },
  count: (count, limit) => `${count} of ${limit}`,
  rate: (answered, all) => `${answered} of ${people(all)}`,
  percent: (share) => `${share}%`,
  answeredLabel: 'Answered',
}
