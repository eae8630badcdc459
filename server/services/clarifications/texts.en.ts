import { data, type English } from '../../english.ts'
import type * as es from './texts.ts'

export const clarificationTexts: English<typeof es.clarificationTexts> = {
  unknownPeriod: 'That period isn’t in your payroll. Choose another from the list.',
  unknownReason: 'That reason is no longer on the list. Choose another.',
  noReason: 'Choose a reason from the list or write a new one.',
  oneReason: 'Choose a reason or write a new one, not both.',
  notClosed: 'This clarification is still open. Rate it when it’s closed.',
  ratedBefore: 'You’ve already rated this clarification.',
  otherAnswer: 'The answer to this clarification changed. Read it and rate it again.',
  unknown: 'That clarification no longer exists. Refresh the list.',
  answeredBefore: 'Someone already answered this clarification. Refresh the list.',
  isOpen: 'This clarification is already open.',
  otherOpen: 'This person has another open clarification for the same period.',
  folio: data,
}
