import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { xmlEs } from './xml-texts.es.ts'

export const texts = {
  download: 'Download XML',
  coming: 'Looking for the XML…',
  saved: (name) => `${name} was downloaded`,
  failure: {
    offline: 'You need internet to download the XML.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
    rejected: 'The XML for this payslip isn’t in the portal.',
  },
} satisfies Translation<typeof xmlEs>
