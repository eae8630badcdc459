import { basic } from '#i18n/basic-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { ruleWords } from '#pieces/payslips/rule-words.en.ts'
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

  rules: ruleWords,

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
