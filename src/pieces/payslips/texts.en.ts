import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  hidden: shared.amountHidden,
  is: 'That’s',
  more: 'more',
  less: 'less',
  than: (period) => `than ${period}.`,
  same: (period) => `That’s the same as ${period}.`,
  unknown: 'Go online to see why it changed.',
  mostChanged: (concept) => `What changed most: ${concept}.`,
  week: (number) => `week ${number}`,
  weekOf: (number, year) => `week ${number} of ${year}`,
  fortnight: (number) => `fortnight ${number}`,
  fortnightOf: (number, year) => `fortnight ${number} of ${year}`,
  payOf: (date) => `the payment on ${date}`,
  shortWeek: (number) => `Week ${number}`,
  shortFortnight: (number) => `Fortn. ${number}`,
  table: {
    caption: (count) => `What you received in your last ${count} payments`,
    period: shared.period,
    paid: 'Payday',
    net: 'You received',
    week: phrases.week,
    fortnight: phrases.fortnight,
    fetching: 'We’re fetching it',
    unknown: 'Open it once while online',
  },
} satisfies Translation<typeof es>
