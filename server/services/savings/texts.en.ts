import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const savingsTexts: English<typeof es.savingsTexts> = {
  noParameters: 'The savings fund doesn’t have its rates yet. See Human Resources.',
  noPayday: 'The payroll calendar doesn’t go that far. See Human Resources.',
  changed: 'Your balances changed. Check them and confirm again.',
  costChanged: 'The cost of the loan changed. Check it and confirm again.',
  wrongInstalment: 'The payment doesn’t match the amount and the term. Review them and confirm again.',
  wrongTerm: 'That term isn’t available. Choose another.',
  aboveQuota: [['Tu ahorro pasa del tope de la ley ({0}).', 'Your savings are above the legal limit ({0}).']],
  noMovement: 'You don’t have that transaction in process.',
  tooLate: 'The payroll has closed. See Human Resources.',
  lapsed: 'Nobody approved it before your payday. Nothing was deducted.',
  tooMany: 'You’ve already requested many transactions today. Try again tomorrow.',
  goneByThen: 'You no longer had enough savings on that day.',
  paidByPayroll: 'Your payroll deduction on that day already pays off your loan.',
  paidByThen: 'You no longer owed that loan on that day.',
  kinds: data,
  withPayroll: data,
  concepts: data,
}
