import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: 'The fund',
  saved: 'Saved',
  lent: 'Lent',
  available: 'Available',
  people: (count) => (count === 1 ? '1 person' : `${new Intl.NumberFormat('en').format(count)} people`),
  day: 'On the day',
  split: (lent, available) => `Lent ${lent}, available ${available}`,
  again: 'Try again',
  loading: 'Adding the fund up…',
  slow: 'This takes longer than usual.',
  keptFrom: (when) => `Not refreshed. Sums as seen on ${when}.`,
  old: 'We could not add the fund up.',
  months: {
    table: 'Saved and lent by month',
    open: 'See the last 12 months',
    label: (from, to) => `Saved and lent, from ${from} to ${to}. The table says the same.`,
    day: 'On',
  },
  failure: {
    offline: 'No internet. Connect and try again.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The service does not answer. Try in some minutes.',
    malformed: 'The service answered something we do not understand. Try again.',
    rejected: 'Choose another day.',
  },
} satisfies Translation<typeof es>
