import { failures } from '#i18n/failure-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { xmlEs } from './xml-texts.es.ts'

export const texts = {
  download: 'Download XML',
  coming: 'Looking for the XML…',
  saved: (name) => `${name} was downloaded`,
  failure: {
    ...failures.soon,
    offline: 'You need internet to download the XML.',
    rejected: 'The XML for this payslip isn’t in the portal.',
  },
} satisfies Translation<typeof xmlEs>
