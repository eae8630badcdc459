import type { Translation } from '#i18n/texts.ts'
import type { es } from './concept-texts.es.ts'

export const texts = {
  salary: { name: 'Wage', about: 'What you earn for the days you worked.' },
  overtime: { name: 'Overtime, double', about: 'Extra hours. Each one is paid twice.' },
  sunday: { name: 'Sunday premium', about: 'Extra pay for working on a Sunday.' },
  vacation: { name: 'Holidays', about: 'Your paid days of rest.' },
  vacationPremium: { name: 'Holiday premium', about: 'Extra pay for your days of holiday.' },
  holiday: { name: 'Worked public holiday', about: 'Extra pay for working on an official day of rest.' },
  punctuality: { name: 'Punctuality award', about: 'An award for being on time every day.' },
  bonus: { name: 'Production bonus', about: 'An award for reaching the production goal.' },
  extraordinary: { name: 'Extraordinary pay', about: 'A payment apart from the pay of your period.' },
  indemnity: { name: 'Indemnity, 3 months', about: '3 months of wages for the end of the contract.' },
  indemnityYears: {
    name: 'Indemnity, 20 days a year',
    about: '20 days of wages for each year that you worked.',
  },
  seniority: { name: 'Seniority premium', about: 'Pay for your years with the company.' },
  christmas: { name: 'Christmas bonus', about: 'Your pay at the end of the year.' },
  profit: { name: 'Profit sharing (PTU)', about: 'Your share of what the company earned last year.' },
  fundBack: {
    name: 'Savings fund, your part',
    about: 'What you set aside in the year. Now it is handed to you.',
  },
  fundCompany: {
    name: 'Savings fund, company’s part',
    about: 'What the company adds to your savings fund.',
  },
  groceries: { name: 'Groceries', about: 'The company’s help for your groceries.' },
  savings: {
    name: 'Savings plan',
    about: 'What you set aside in each pay. The balance is what you have.',
  },
  loan: { name: 'Savings plan loan', about: 'What you pay back. The balance is what is left.' },
  tax: { name: 'Tax (ISR)', about: 'The tax on what you earn. The company hands it to the government.' },
  insurance: { name: 'Social security (IMSS)', about: 'Your part of health insurance and pension.' },
  housing: { name: 'Housing loan (Infonavit)', about: 'What you pay back of your housing loan.' },
  canteen: { name: 'Canteen', about: 'The meals that you had in the canteen.' },
  fund: { name: 'Savings fund', about: 'What you set aside for the fund. You get it each year.' },
  union: { name: 'Union dues', about: 'Your contribution to the union.' },
} satisfies Translation<typeof es>
