import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: 'The fund',
  saved: 'Saved',
  lent: 'Lent',
  available: 'Available',
  people: phrases.countPeople,
  day: 'As of',
  parts: { day: shared.day, month: shared.month, year: shared.year },
  future: 'Enter today or an earlier day.',
  split: (lent, available) => `Lent ${lent}, available ${available}`,
  again: basic.tryAgain,
  loading: 'Adding up the fund…',
  slow: basic.slow,
  keptFrom: (when) => `Not updated. Data from ${when}.`,
  old: 'We couldn’t update the totals.',
  months: {
    table: 'Saved and lent by month',
    open: 'Last 12 months',
    close: basic.close,
    label: (from, to) => `Saved and lent, from ${from} to ${to}. The table has the same data.`,
    day: 'As of',
  },
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: 'Choose another day.' },
} satisfies Translation<typeof es>
