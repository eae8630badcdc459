import { data, type English } from '../../english.ts'
import type * as es from './texts.ts'

export const clarificationTexts: English<typeof es.clarificationTexts> = {
  unknownPeriod: 'That period is not of your payroll. Choose another from the list.',
  unknownReason: 'That reason is no longer in the list. Choose another.',
  noReason: 'Choose a reason from the list or write a new one.',
  oneReason: 'Choose a reason or write a new one, not both.',
  notClosed: 'This clarification is still open. Rate it when it is closed.',
  ratedBefore: 'You have rated this clarification already.',
  otherAnswer: 'The answer to this clarification has changed. Read it and rate it again.',
  unknown: 'That clarification is no longer there. Refresh the list.',
  answeredBefore: 'Somebody has answered this clarification. Refresh the list.',
  isOpen: 'This clarification is open already.',
  otherOpen: 'The person has another open clarification of the same period.',
  folio: data,
}
