import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { monthNames } from '#i18n/month-names.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  tabs: {
    label: basic.myMoney,
    payslips: shared.payslips,
    savings: shared.savings,
    clarifications: shared.clarifications,
  },

  money: {
    show: shared.showIt,
    hide: basic.hide,
    showAll: 'Show your amounts',
    hideAll: 'Hide your amounts',
    hidden: shared.amountHidden,
    hint: 'Tap Show to see your amounts.',
    hides: (seconds: number) => `Hides in ${seconds} s`,
  },

  summary: {
    total: 'You have saved',
    asOf: (date: string) => `as of ${date}`,
    months: monthNames,
    lastMonth: (month) => `At the end of ${month === '' ? 'last month' : month}`,
    benefit: 'Benefit',
    active: 'Active',
    inactive: 'Inactive',
    status: (code: string) => `Status ${code}`,
    none: '$0',
  },

  loan: {
    title: shared.yourLoan,
    folio: phrases.folioNumber,
    weeks: (total: number) => `of ${total} weeks`,
    fortnights: (total: number) => `of ${total} fortnights`,
    weeksPaid: (done: number, total: number) => `${done} of ${total} weeks paid`,
    fortnightsPaid: (done: number, total: number) => `${done} of ${total} fortnights paid`,
    share: (percent: number) => `${percent}%`,
    sharePaid: 'paid',
    loan: shared.loan,
    paid: 'Paid',
    remaining: 'Left to pay',
    doesNotAddUp: 'What’s paid and what’s left don’t add up to your loan.',
    failed: 'We couldn’t load your loan.',
  },

  links: {
    label: 'More about your savings',
    simulator: 'Simulate a loan',
    simulatorText: 'How much you pay and when',
    papers: 'Monthly statement',
    papersText: 'To view, save or print',
    papersOfLoan: 'Plus your request and note',
  },

  movements: {
    title: shared.savingsMovements,
    kind: 'Type of transaction',
    kinds: { all: phrases.allOfThem, payroll: phrases.payroll, extraordinary: 'Extraordinary' },
    year: shared.year,
    allYears: 'All years',
    concept: 'Concept',
    period: shared.period,
    amount: shared.amount,
    week: (number: number, year: number) => `Week ${number} of ${year}`,
    fortnight: (number: number, year: number) => `Fortnight ${number} of ${year}`,
    pages: 'Pages of your transactions',
    none: 'No information recorded.',
    noPayroll: 'No payroll deposits recorded',
    noExtraordinary: 'No extraordinary contributions recorded',
    notFound: 'No records found',
    doesNotAddUp: 'The transactions don’t add up to the total.',
    before: 'Before these transactions, you already had',
  },

  payments: {
    title: 'Loan payments',
    id: shared.loan,
    date: 'Date recorded',
    total: 'Payment',
    principal: 'Principal',
    interest: shared.interest,
    balance: shared.balance,
    pages: 'Pages of your loan payments',
    none: 'There are no loan records',
  },

  pager: {
    ...phrases.pager,
  },

  chart: {
    open: 'See chart',
    close: basic.close,
    masked: 'Tap Show to see the chart.',
    notLoaded: 'We couldn’t open the chart. Try again.',
    balance: 'Your savings',
    balanceText: (from: string, to: string) => `Your balance from ${from} to ${to}.`,
    choosePeriod: 'Choose a period',
    period: shared.period,
    change: shared.movement,
    after: shared.balance,
    balanceTable: 'Your balance by period',
    loan: 'Your loan, payment by payment',
    loanText: (count: number) => `Principal and interest of ${count} payments.`,
    choosePayment: 'Choose a payment',
    payment: (number: number) => `Payment ${number}`,
    number: 'Payment',
    principal: 'Principal',
    interest: shared.interest,
    loanTable: 'Principal and interest of each payment',
    toCome: 'To pay',
    estimated: 'What’s left is an estimate. It can change if you pay ahead.',
    interestPaid: 'Interest paid',
    interestToCome: 'Interest to pay',
  },

  state: {
    loading: 'Loading your savings…',
    slow: basic.slow,
    again: basic.tryAgain,
    offline: 'Your savings aren’t on this device yet',
    offlineText: 'We’ll load them when you’re online.',
    failed: 'We couldn’t load your savings',
    notEnrolled: 'You’re not in the savings fund',
    notEnrolledText: 'Save a little each payday and you can request loans.',
    left: 'You’re no longer in the savings fund',
    leftText: 'You can come back whenever you want.',
    enrol: shared.join,
    toPapers: 'See my fund documents',
    toPayslips: shared.seeMyPayslips,
  },

  failure: {
    offline: 'No internet. Connect to see your savings.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'We couldn’t load your savings. Try again later.',
  },
} satisfies Translation<typeof es>
