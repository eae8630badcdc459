import { monthNames } from '#i18n/month-names.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './papers-texts.es.ts'

export const texts = {
  statements: 'Statement of the month',
  months: monthNames,
  monthOf: (month: string, year: string) => `${month} ${year}`,
  thisMonth: 'Until today',
  more: 'See earlier months',
  noMonths: 'Your movements do not say of which month they are.',
  loan: 'Papers of your loan',
  settledLoans: 'Loans you have paid off',
  folio: (folio: number) => `Folio ${folio}`,
  request: 'Loan request',
  requestedOn: (day: string) => `Asked for on ${day}`,
  note: 'Promissory note',
  noteText: 'To print and sign',
  statement: 'Account statement',
  close: 'Close',
  drawing: 'Preparing your paper…',
  again: 'Try again',
  noViewer: 'Connect to the internet once to open papers here.',
  notDrawn: 'We could not prepare this paper. Try again.',
  unknown: 'This paper is no longer here.',
} satisfies Translation<typeof es>
