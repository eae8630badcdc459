import type { FundRefusal } from './savings-moves.ts'

export const fundRefusalTexts: Readonly<Record<FundRefusal, string>> = {
  disabled: 'You can’t request a loan while on sick leave.',
  'not-enrolled': 'You aren’t enrolled in the savings fund.',
  'too-new': 'You need 3 months in the savings fund.',
  pending: 'You have a loan waiting for approval.',
  leaving: 'Your exit from the fund is in process.',
  owes: 'Pay off your current loan first.',
  'social-part': 'Your social part isn’t covered.',
  'withdrawal-pending': 'You have a withdrawal in process.',
  'request-pending': 'You have a transaction in process.',
  enrolled: 'You’re already enrolled in the savings fund.',
  joining: 'Your enrollment is in process.',
  amount: 'The amount you entered is incorrect.',
  'no-maximum': 'You meet the conditions. There’s no amount for you yet.',
  'nothing-saved': 'You have no savings to withdraw.',
  'owes-savings': 'Your loan is equal to or greater than your savings.',
  'owes-more': 'Your loan is greater than your savings.',
  'no-loan': 'You have no loan to pay off.',
  'not-paid-out': 'You can pay your loan once you receive it in your pay.',
  'savings-short': 'You don’t have enough savings: your social part stays in the fund.',
  'last-payment': 'Your next payment already pays off your loan.',
}
