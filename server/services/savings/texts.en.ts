import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const savingsTexts: English<typeof es.savingsTexts> = {
  noParameters: 'The savings fund does not have its rates yet. Go to human resources.',
  noPayday: 'The payroll calendar does not reach that date. Go to human resources.',
  changed: 'Your balances have changed. Check them and confirm again.',
  costChanged: 'The loan’s cost has changed. Check it and confirm again.',
  wrongTerm: 'That term is not available. Choose another.',
  noMovement: 'You have no such movement in process.',
  tooLate: 'The pre-payroll has closed. Go to human resources.',
  lapsed: 'Nobody authorized it before your payroll. Nothing was deducted.',
  tooMany: 'You have asked for many movements today. Try again tomorrow.',
  goneByThen: 'Your savings were not enough any more on that day.',
  paidByPayroll: 'Your payroll payment of that day settles your loan already.',
  paidByThen: 'You did not owe that loan any more on that day.',
  kinds: data,
  withPayroll: data,
  concepts: data,
}
