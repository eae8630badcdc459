import { basic } from '#i18n/basic-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: 'Check of your pay',
  close: basic.close,
  lead: 'We compared this payslip with what this device keeps.',
  hidden: shared.amountHidden,
  ask: 'Ask about the difference',
  ok: 'Correct',
  difference: 'Difference',
  differenceOf: 'Difference of',
  days: phrases.days,
  unknown: 'We can’t know',
  none: 'none',

  rules: {
    net: { name: 'The payslip’s sum', about: 'What you earned minus deductions is what you receive.' },
    days: { name: 'Days paid', about: 'You are paid the period’s days, minus days you missed.' },
    absences: { name: 'Deducted absences', about: 'Each deducted absence is in your kardex.' },
    overtime: { name: 'Your overtime', about: 'The law sets a minimum pay for double and triple hours.' },
    restDays: { name: 'Rest day worked', about: 'An authorized rest day or holiday is paid separately.' },
    savings: { name: 'Your savings', about: 'The deduction goes to your savings-fund statement.' },
    loan: { name: 'Your fund loan', about: 'The deduction is the payment of your plan.' },
    vacation: { name: 'Vacation and premium', about: 'The premium is at least 25% of the vacation pay.' },
    christmasBonus: {
      name: 'Your Christmas bonus',
      about: 'The law gives at least 15 days of salary a year.',
    },
    profitSharing: { name: 'Your profit sharing', about: 'It depends on the company’s profit.' },
  },

  missing: {
    cash: 'The payslip doesn’t say how much you receive.',
    cashMeaning: 'We don’t know what this payslip’s total includes.',
    inKind: 'Many payments may be vouchers.',
    daysPaid: 'The payslip doesn’t say the days paid.',
    moreDays: 'You were paid more days than the period has.',
    hiring: 'This device doesn’t have the previous payslip.',
    leaving: 'There is a settlement near this period.',
    incapacity: 'A sick leave may last into this period.',
    kardex: 'Open each part of your kardex while online, then come back.',
    requests: 'We can’t see here which hours were authorized.',
    hours: 'The payslip doesn’t say how many hours were paid.',
    nextPayslip: 'It may come with your next payment.',
    otherLines: 'It may be in another item of the payslip.',
    statement: 'Open your statement while online, then come back.',
    statementLine: 'This payment isn’t the same in your statement yet.',
    premiumPayday: 'The premium may be paid on your anniversary.',
    vacationLine: 'Your vacation may be part of the salary.',
    salary: 'We don’t have your daily salary.',
    otherBonus: 'Your Christmas bonus was paid in parts.',
    profit: 'The portal doesn’t have the company’s profit.',
  },

  facts: {
    linesNet: 'By the items',
    cashTotal: 'The payslip says you receive',
    fullDays: 'Days of the whole period',
    daysPaid: 'Days you were paid',
    daysOff: 'Unpaid days in your kardex',
    noDaysOff: 'Unpaid days in your kardex',
    deducted: 'Deducted on the payslip',
    credited: 'In your statement',
    planned: 'By your payment plan',
    vacationDays: 'Vacation in your kardex',
    vacationPay: 'Vacation pay',
    premium: 'Premium paid',
    leastPremium: 'Minimum premium',
    hoursAuthorized: 'Authorized hours',
    hoursPaid: 'Hours paid',
    overtimePaid: 'Overtime paid',
    leastOvertime: 'Minimum overtime pay',
    restDays: 'Authorized days',
    bonus: 'Bonus paid',
    leastBonus: 'Minimum bonus',
  },

  comment: {
    lead: (period) => `I checked my pay of ${period} and there is a difference:`,
    of: (name, amount) => `${name}: difference of ${amount}.`,
    without: (name) => `${name}.`,
    fact: (name, value) => `${name}: ${value}.`,
  },
} satisfies Translation<typeof es>
