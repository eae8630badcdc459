import type { Translation } from '#i18n/texts.ts'
import type { deductionWords as es, otherPaymentWords as otherEs } from './deduction-words.es.ts'

export const deductionWords = {
  socialSecurity: {
    what: 'Your share of social security, for health and retirement.',
    why: 'The company deducts it and pays it for you.',
  },
  incomeTax: { what: 'The tax on what you earn.', why: 'The company pays it to the government.' },
  retirement: {
    what: 'Your share of the savings for your retirement.',
    why: 'The company deducts and deposits it for you.',
  },
  otherDeduction: {
    what: 'The SAT only classifies it as “others”.',
    why: 'Ask payroll what it’s for.',
  },
  housingFund: {
    what: 'A contribution to the housing fund.',
    why: 'By law the company pays it. If you didn’t ask to add more, ask payroll.',
  },
  incapacityDiscount: {
    what: 'A deduction for your days of sick leave.',
    why: 'The company doesn’t pay those days as wages.',
  },
  alimony: {
    what: 'Money for the support of your family.',
    why: 'The company pays it to the person named in the order.',
  },
  rent: { what: 'The rent of a place where you live.', why: 'It’s deducted from your pay by agreement.' },
  infonavit: {
    what: 'Your payment on your housing loan.',
    why: 'The company deducts it and pays it to Infonavit.',
  },
  housingInsurance: { what: 'The insurance of your home.', why: 'It comes with your housing loan.' },
  housingLoan: {
    what: 'Your payment on your housing loan.',
    why: 'The company deducts it and pays it for you.',
  },
  fonacot: {
    what: 'Your payment on your Fonacot loan.',
    why: 'The company deducts it and pays it to Fonacot.',
  },
  advance: { what: 'An advance you had already received.', why: 'Now it’s deducted from your pay.' },
  overpaid: {
    what: 'Money you were paid in excess before.',
    why: 'The company recovers it with this deduction.',
  },
  errors: {
    what: 'A deduction that the SAT classifies as errors.',
    why: 'Ask payroll what the error was.',
  },
  losses: { what: 'A deduction for something that was lost.', why: 'Ask payroll what was lost.' },
  damage: { what: 'A deduction for something that was damaged.', why: 'Ask payroll what was damaged.' },
  companyGoods: { what: 'Company products that you bought.', why: 'You pay for them with this deduction.' },
  savings: {
    what: 'What you set aside each payday.',
    why: 'It goes to your savings fund or cooperative.',
  },
  union: { what: 'Your contribution to the union.', why: 'The company deducts it and pays it.' },
  unionExtraordinary: {
    what: 'An extraordinary contribution to your union.',
    why: 'Ask your union who agreed to it and for what.',
  },
  absence: { what: 'The days or hours you didn’t work.', why: 'That time isn’t paid.' },
  lateness: {
    what: 'A deduction for being late.',
    why: 'The law forbids fines: ask payroll what time it deducts.',
  },
  workerDues: {
    what: 'Social security dues.',
    why: 'The company deducts them and pays them for you.',
  },
  localTax: {
    what: 'A tax of your state or city.',
    why: 'The company pays it to the local government.',
  },
  voluntary: { what: 'Voluntary savings you asked for.', why: 'They’re deposited each payday.' },
  lastYearTax: {
    what: 'The tax that was missing for the previous year.',
    why: 'The company computed that whole year.',
  },
  subsidyCorrection: {
    what: 'A correction of the employment subsidy.',
    why: 'It appears when the recorded subsidy changes.',
  },
  adjustment: {
    what: 'It corrects a payment.',
    why: 'Ask payroll what changed.',
  },
  loan: { what: 'Your payment on a loan.', why: 'It’s deducted until you finish paying.' },
  savingsLoan: {
    what: 'Your payment on your savings fund loan.',
    why: 'It’s deducted until you finish paying.',
  },
  fund: {
    what: 'What you set aside for the savings plan.',
    why: 'You get it on the date that the plan’s rules set.',
  },
  fundCompanyKept: {
    what: 'The company’s part of your savings plan.',
    why: 'It’s set aside here and kept in the plan.',
  },
  canteen: { what: 'The meals you had in the canteen.', why: 'You pay for them with this deduction.' },
  lifeInsurance: { what: 'Your payment for life insurance.', why: 'It’s deducted each payday.' },
  medicalInsurance: {
    what: 'Your payment for health insurance or medical expenses.',
    why: 'It’s deducted from your pay.',
  },
  rounding: { what: 'Cents that adjust your pay.', why: 'They make your pay a round amount.' },
} satisfies Translation<typeof es>

export const otherPaymentWords = {
  taxRefund: {
    what: 'Tax that was deducted in excess before.',
    why: 'The company gives it back to you.',
  },
  subsidy: {
    what: 'Government support for people who earn less.',
    why: 'It lowers the tax you have to pay.',
  },
  travel: {
    what: 'Money for your business trips.',
    why: 'It appears when you travel for the company.',
  },
  yearBalance: {
    what: 'Tax you paid in excess during the year.',
    why: 'The company now uses it in your favor.',
  },
  lastYearTaxRefund: {
    what: 'Tax of the previous year that was deducted in excess.',
    why: 'The company gives it back to you.',
  },
  companyMeals: { what: 'Meals the company gives you.', why: 'The payslip shows their value.' },
  taxAdjusted: {
    what: 'It corrects your tax by the month’s subsidy.',
    why: 'It appears when the whole month is computed.',
  },
  subsidyNotDue: {
    what: 'A subsidy you already got and that wasn’t due.',
    why: 'It appears when the whole month is computed.',
  },
  housingRefund: {
    what: 'Deductions for your housing loan that you get back.',
    why: 'Ask payroll why you get them back.',
  },
  otherPaid: {
    what: 'For the SAT it’s a payment that isn’t a wage.',
    why: 'Ask payroll what it pays for.',
  },
  expenses: {
    what: 'The company refunds expenses you had for work.',
    why: 'It appears when you hand in the receipts.',
  },
} satisfies Translation<typeof otherEs>
