import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './why-not-texts.es.ts'

export const texts = {
  possible: 'You can request up to',
  met: (count: number, all: number) => `You meet ${count} of ${all} conditions`,
  yes: 'Met',
  no: 'Not met',
  fulfilled: {
    'not-enrolled': 'You’re in the fund',
    'too-new': 'You’ve been in it for at least 3 months',
    pending: 'You have no other loan waiting for approval',
    leaving: 'You have no exit in process',
    owes: 'You have no loan to pay off',
    'social-part': 'You’ve covered your social part',
  },
  unmet: {
    'not-enrolled': 'Be in the fund',
    'too-new': 'Be in it for 3 months',
    pending: 'Have no other loan waiting for approval',
    leaving: 'Have no exit in process',
    owes: 'Have no loan to pay off',
    'social-part': 'Cover your social part',
  },
  monthsOf: phrases.countOf,
  gauge: (months: number, needed: number) => `${months} of ${needed} months`,
  ofMonths: (needed: number) => `of ${needed} months`,
  monthsLeft: (months: number) => (months === 1 ? '1 month to go' : `${months} months to go`),
  join: 'Join the fund',
  comes: (day: string) => (day === '' ? 'You get it with your pay' : `You get it in your ${day} pay`),
  thenPaid: 'After that, it’s paid from your pay.',
  wait: 'Wait for the answer or cancel your request',
  stay: 'Cancel your exit if you still can',
  pay: (amount: string) => `Pay ${amount} of your loan`,
  save: (amount: string) => `Save ${amount} more`,
  askPeople: 'Ask Human Resources',
  asOf: (when: string) => `With data from ${when}.`,
  clarify: shared.requestAClarification,
  toSavings: shared.seeMySavings,
  simulate: 'Simulate my loan',
} satisfies Translation<typeof es>
