import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.en.ts'
import type { LoanField } from './columns.ts'
import type { words as es } from './words.es.ts'

export const words: KindWords<LoanField, keyof typeof es.problems> = {
  title: 'Loans',
  text: 'Balances and deductions',
  fields: {
    numero: shared.numero,
    monto: 'amount',
    plazo: 'term',
    frecuencia: 'frequency',
    tasa: 'rate',
    primerPago: 'first payment',
    saldo: shared.saldo,
    fechaSaldo: shared.fechaSaldo,
    otorgado: 'loan date',
  },
  problems: {
    term: (_name, of) => `Choose one of these terms: ${of}.`,
    rate: () => 'Enter the annual rate as a percentage: 12 or 12.5.',
    hasLeft: () => 'First undo their exit from the fund.',
    hasLoan: (_name, of, and) => `Correct the terms: they owe a loan of ${of} in ${and} payments.`,
    loanWaiting: () => 'First decide on the loan they requested.',
    otherFrequency: (_name, of) => `Enter ${of}: that’s how their payroll pays loans.`,
    overLoan: (_name, of) => `Lower the balance: the loan is ${of}.`,
    higherBalance: (_name, of) => `Correct the balance: on that day the portal has ${of}.`,
    laterPayments: (_name, of) => `Use a balance from ${of} or later.`,
    beforeLoan: (_name, of) => `Use a date on or after the loan: ${of}.`,
  },
}
