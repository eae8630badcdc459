import type { FundRefusal } from './savings-moves.ts'

/** English of savings-texts.ts, for the app and for the server's refusals. */
export const fundRefusalTexts: Readonly<Record<FundRefusal, string>> = {
  disabled: 'You can’t ask for a loan while on sick leave.',
  'not-enrolled': 'You are not in the savings fund.',
  'too-new': 'You need 3 months in the savings fund.',
  pending: 'You have a loan waiting for approval.',
  leaving: 'You are leaving the fund.',
  owes: 'You have to pay your current loan first.',
  'social-part': 'Your social part is not covered.',
  'withdrawal-pending': 'You have a withdrawal in process.',
  'request-pending': 'You have a movement in process.',
  enrolled: 'You are already in the savings fund.',
  joining: 'Your enrolment is in process.',
  amount: 'The amount entered is incorrect.',
  'no-maximum': 'You meet the conditions. There is no amount for you yet.',
  'nothing-saved': 'You have no savings to withdraw.',
  'owes-savings': 'Your loan is as high as your savings, or higher.',
  'owes-more': 'Your loan is higher than your savings.',
  'no-loan': 'You have no loan to pay.',
  'not-paid-out': 'You can pay your loan once you get it with your payroll.',
  'savings-short': 'Your savings are not enough: your social part stays in the fund.',
  'last-payment': 'Your next payment already settles your loan.',
}
