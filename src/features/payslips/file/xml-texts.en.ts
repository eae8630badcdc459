import type { Translation } from '#i18n/texts.ts'
import type { xmlEs } from './xml-texts.es.ts'

export const texts = {
  download: 'Download the XML',
  coming: 'Looking for the XML…',
  saved: (name) => `${name} was downloaded`,
  failure: {
    offline: 'For the XML you need the internet.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The service does not answer. Try in a few minutes.',
    malformed: 'The answer came incomplete. Try again.',
    rejected: 'The XML of this payslip is not in the portal.',
  },
} satisfies Translation<typeof xmlEs>
