import type { Translation } from '#i18n/texts.ts'
import type { xmlEs } from './xml-texts.es.ts'

export const texts = {
  download: 'Download XML',
  coming: 'Looking for the XML…',
  saved: (name) => `${name} was downloaded`,
  failure: {
    offline: 'You need internet to download the XML.',
    expired: 'Your session ended. Sign in again.',
    unavailable: 'The service isn’t responding. Try again in a few minutes.',
    malformed: 'The response was incomplete. Try again.',
    rejected: 'The XML for this payslip isn’t in the portal.',
  },
} satisfies Translation<typeof xmlEs>
