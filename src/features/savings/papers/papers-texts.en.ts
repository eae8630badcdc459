import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { monthNames } from '#i18n/month-names.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './papers-texts.es.ts'

export const texts = {
  statements: 'Monthly statement',
  months: monthNames,
  monthOf: (month: string, year: string) => `${month} ${year}`,
  thisMonth: 'Through today',
  more: 'See earlier months',
  noMonths: 'We don’t know which month your transactions are from.',
  loan: 'Your loan documents',
  settledLoans: 'Loans you have paid off',
  folio: phrases.folioNumber,
  request: 'Loan request',
  requestedOn: (day: string) => `Requested on ${day}`,
  note: 'Promissory note',
  noteText: 'To print and sign',
  statement: 'Account statement',
  close: basic.close,
  drawing: 'Preparing your document…',
  again: basic.tryAgain,
  noViewer: 'Connect to the internet once to open documents here.',
  notDrawn: 'We couldn’t prepare this document. Try again.',
  unknown: 'This document is no longer here.',
} satisfies Translation<typeof es>
