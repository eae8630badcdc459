import { phrases } from '#i18n/phrases.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { deductionWords, otherPaymentWords } from './deduction-words.en.ts'
import { perceptionWords } from './perception-words.en.ts'
import type { es } from './texts.es.ts'

export const texts = {
  topics: { ...perceptionWords, ...deductionWords, ...otherPaymentWords },
  ownBy: 'Your company explains it',
  unknown: 'We don’t have an explanation for this item yet.',
  quoted: (topic, name) => `For the SAT it is: ${topic}. Your company calls it “${name}”.`,
  ask: 'Ask payroll what it is.',
  named: (name) => `Your company calls it “${name}”.`,
  corrects: (name) => `It corrects a payment of: ${name}.`,
  correctsPart: {
    taxed: 'It changes the taxed part.',
    exempt: 'It changes the part without tax.',
  },
  deciders: {
    labourLaw: 'The Federal Labor Law sets it.',
    taxLaw: 'The tax law sets it.',
    socialSecurity: 'The social security law sets it.',
    stateLaw: 'The law of your state sets it.',
    benefit: 'No law demands it: it depends on your company or your contract.',
    agreement: 'It depends on your contract or on what was agreed.',
    person: 'It depends on what you asked for or accepted.',
    debt: 'The deduction is agreed with you, and the law sets a limit.',
    credit: 'It depends on the loan you accepted.',
    judge: 'An authority orders it, such as a judge.',
    union: 'The law allows the ordinary dues that the union’s statutes set.',
  },
  taxRules: {
    all: 'As a rule, it’s fully taxed.',
    part: 'As a rule, a part isn’t taxed.',
    mostlyExempt: 'As a rule, it isn’t taxed.',
    noIncome: 'It doesn’t count as income for the tax.',
  },
  taxed: 'Taxed',
  exempt: 'Not taxed',
  hours: { '01': 'Double hours', '02': 'Triple hours', '03': 'Simple hours' },
  otherHours: 'Hours',
  hoursIn: (hours, days) => `${hours} h on ${phrases.days(days)}`,
  incapacities: {
    '01': 'Work accident or illness',
    '02': 'General illness',
    '03': 'Maternity',
    '04': 'Care of a child with cancer',
  },
  otherIncapacity: 'Sick leave',
  days: phrases.days,
  years: 'Years of service',
  lastMonthlySalary: 'Last monthly wage',
  accumulable: 'Adds to your income of the year',
  nonAccumulable: 'Doesn’t add to your income of the year',
  dailyPension: 'Pension per day',
  subsidyCaused: 'Subsidy you were due',
  balance: (year) => `Balance in your favor of ${year}`,
  balanceLeft: 'Left in your favor',
} satisfies Translation<typeof es>
