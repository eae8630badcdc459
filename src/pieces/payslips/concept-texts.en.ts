import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './concept-texts.es.ts'

export const texts = {
  salary: { name: 'Wage', about: 'What you earn for the days you worked.' },
  overtime: { name: 'Double overtime', about: 'Extra hours. Each one is paid double.' },
  sunday: { name: 'Sunday premium', about: 'Extra pay for working on a Sunday.' },
  vacation: { name: shared.vacation, about: 'Your paid days off.' },
  vacationPremium: { name: 'Vacation premium', about: 'Extra pay for your vacation days.' },
  holiday: { name: 'Worked public holiday', about: 'Extra pay for working on an official day off.' },
  punctuality: { name: 'Punctuality bonus', about: 'A bonus for being on time every day.' },
  bonus: { name: 'Production bonus', about: 'A bonus for meeting the production goal.' },
  extraordinary: { name: 'Extraordinary pay', about: 'A payment separate from your regular pay.' },
  indemnity: { name: 'Severance, 3 months', about: '3 months’ wages for the end of the contract.' },
  indemnityYears: {
    name: 'Severance, 20 days per year',
    about: '20 days’ wages for each year you worked.',
  },
  seniority: { name: 'Seniority premium', about: 'Pay for your years with the company.' },
  christmas: { name: shared.christmasBonus, about: 'Your year-end pay.' },
  profit: { name: 'Profit sharing (PTU)', about: 'Your share of what the company earned last year.' },
  fundBack: {
    name: 'Savings fund, your part',
    about: 'What you set aside during the year. Now you get it.',
  },
  fundCompany: {
    name: 'Savings fund, company’s part',
    about: 'What the company adds to your savings fund.',
  },
  groceries: { name: 'Groceries', about: 'The company’s support for your groceries.' },
  savings: {
    name: shared.savingsFund,
    about: 'What you set aside each payday. The balance is what you’ve saved.',
  },
  loan: { name: 'Savings plan loan', about: 'Your loan payment. The balance is what’s left to pay.' },
  tax: { name: 'Tax (ISR)', about: 'The tax on what you earn. The company pays it to the government.' },
  insurance: { name: 'Social security (IMSS)', about: 'Your share of health insurance and retirement.' },
  housing: { name: 'Housing loan (Infonavit)', about: 'Your payment on your housing loan.' },
  canteen: { name: 'Canteen', about: 'The meals you had in the canteen.' },
  fund: { name: shared.savingsPlan, about: 'What you set aside for the fund. You get it each year.' },
  union: { name: 'Union dues', about: 'Your contribution to the union.' },
} satisfies Translation<typeof es>
