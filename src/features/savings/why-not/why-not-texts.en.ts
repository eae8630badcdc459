import type { Translation } from '#i18n/texts.ts'
import type { es } from './why-not-texts.es.ts'

export const texts = {
  possible: 'You can ask for up to',
  met: (count: number, all: number) => `You meet ${count} of ${all} conditions`,
  yes: 'Met',
  no: 'Not met',
  conditions: {
    'not-enrolled': 'You are in the fund',
    'too-new': 'You have been in it for 3 months',
    pending: 'No loan waiting for approval',
    leaving: 'You are not leaving',
    owes: 'No loan to pay',
    'social-part': 'Social part covered',
  },
  monthsOf: (months: number, needed: number) => `${months} of ${needed}`,
  gauge: (months: number, needed: number) => `${months} of ${needed} months`,
  ofMonths: (needed: number) => `of ${needed} months`,
  monthsLeft: (months: number) => (months === 1 ? '1 month to go' : `${months} months to go`),
  join: 'Join the fund',
  comes: (day: string) => (day === '' ? 'You get it with your pay' : `You get it in your pay of ${day}`),
  thenPaid: 'Your payrolls pay it after that.',
  wait: 'Wait for the answer or cancel your request',
  stay: 'Cancel your leaving if it is still possible',
  pay: (amount: string) => `Pay ${amount} of your loan`,
  save: (amount: string) => `Save ${amount} more`,
  askPeople: 'Ask human resources',
  asOf: (when: string) => `With data from ${when}.`,
  clarify: 'Ask for a clarification',
  toSavings: 'See my savings',
  simulate: 'Simulate my loan',
} satisfies Translation<typeof es>
