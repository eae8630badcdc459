import type { Translation } from '#i18n/texts.ts'
import type { ruleWords as es } from './rule-words.es.ts'

export const ruleWords = {
  net: {
    name: 'The payslip’s sum',
    about: 'Earnings plus other payments, minus deductions, is what you receive.',
  },
  days: { name: 'Days paid', about: 'You are paid the period’s days, minus days you missed.' },
  absences: { name: 'Deducted absences', about: 'Each deducted absence is in your kardex.' },
  overtime: { name: 'Your overtime', about: 'The law sets a minimum pay for double and triple hours.' },
  restDays: { name: 'Rest day worked', about: 'An authorized rest day or holiday is paid separately.' },
  sundayPremium: {
    name: 'Sunday premium',
    about: 'A worked Sunday adds at least a quarter of your day’s pay.',
  },
  savings: { name: 'Your savings', about: 'The deduction goes to your savings-fund statement.' },
  loan: { name: 'Your fund loan', about: 'The deduction is the payment of your plan.' },
  deductions: {
    name: 'Loans, child support and union',
    about: 'They are as on the previous payslip, or change like your pay.',
  },
  vacation: { name: 'Vacation and premium', about: 'The law sets a minimum premium on the vacation pay.' },
  christmasBonus: {
    name: 'Your Christmas bonus',
    about: 'The law gives a minimum of days of salary a year.',
  },
  profitSharing: { name: 'Your profit sharing', about: 'It depends on the company’s profit.' },
} satisfies Translation<typeof es>
