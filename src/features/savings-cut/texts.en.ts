import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  again: basic.tryAgain,
  choices: phrases.payroll,
  group: shared.payGroup,
  payday: 'Payday',
  closes: (day) => `The payroll closes on ${day}.`,
  closed: (day) => `The payroll closed on ${day}.`,
  loading: 'Loading the transactions…',
  slow: basic.slow,
  old: 'We couldn’t update the list.',
  undecided: (count) =>
    count === 1 ? '1 request still needs a decision' : `${count} requests still need a decision`,
  undecidedText: 'What isn’t approved won’t be part of this cut-off.',
  empty: 'No transactions for this payroll',
  emptyText: 'Choose another payday or another group.',
  noCalendar: 'The payroll calendar has no upcoming payday.',
  sums: 'Totals by transaction',
  total: (count) => (count === 1 ? '1 transaction' : `${count} transactions`),
  person: shared.person,
  movement: shared.movement,
  amount: shared.amount,
  principal: 'Principal',
  interest: shared.interest,
  folio: shared.folio,
  number: phrases.numbered,
  who: phrases.numberedIn,
  parts: (principal, interest) => `Principal ${principal} + interest ${interest}`,
  pages: 'Pages of the list',
  ...phrases.pager,
  classes: {
    inscripcion: shared.enrollment,
    cambio: shared.savingsChange,
    aportacion: shared.contribution,
    retiro: shared.withdrawal,
    baja: 'Fund exit',
    pagoExtra: shared.extraPayment,
    prestamo: 'Approved loan',
    abono: 'Loan payment',
  },
  export: {
    button: shared.downloadAsExcel,
    busy: shared.preparing,
    done: (count) =>
      count === 1 ? 'You downloaded 1 transaction.' : `You downloaded ${count} transactions.`,
    cut: (count) => `The file only has ${count} transactions. Some are missing.`,
    failed: 'We couldn’t create the file. Try again.',
    sheet: 'Cut-off',
    file: (group, day) => `fund-cut-off-group-${group}-${day}.xlsx`,
    columns: [
      'Transaction',
      'No.',
      'Name',
      'Department',
      'Amount',
      'Principal',
      'Interest',
      'Folio',
      'Requested on',
      'Payday',
      'Group',
    ],
  },
  offline: { title: 'Connect to see the list', text: shared.noneOfThisIsSaved },
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: 'Choose another payday.' },
} satisfies Translation<typeof es>
