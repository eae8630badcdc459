import type { Translation } from '#i18n/texts.ts'
import type { perceptionWords as es } from './perception-words.es.ts'

export const perceptionWords = {
  salary: {
    what: 'What you earn for your work in this period.',
    why: 'It counts the days you worked or that are paid.',
  },
  vacation: { what: 'Your paid days off.', why: 'It appears when you take vacation or it’s paid to you.' },
  weeklyRest: {
    what: 'The pay for your weekly rest day.',
    why: 'You earn it by working the other days.',
  },
  backPay: {
    what: 'Money the company owed you from earlier periods.',
    why: 'It appears when pay was missing or a raise counts from earlier.',
  },
  christmasBonus: {
    what: 'Your year-end pay.',
    why: 'The law sets a minimum for a full year.',
  },
  profitSharing: {
    what: 'Your share of what the company earned last year.',
    why: 'It depends on the days you worked and what you earned.',
  },
  medicalRefund: {
    what: 'The company refunds medical, dental or hospital expenses.',
    why: 'It appears when you hand in the receipts.',
  },
  fundPayout: {
    what: 'Money of your savings plan.',
    why: 'It’s what the company adds, or what the plan pays you.',
  },
  fundOwnPart: { what: 'What you set aside for your savings plan.', why: 'Now you get it.' },
  fundCompanyPart: {
    what: 'What the company adds to your savings plan.',
    why: 'The company contributes along with you.',
  },
  savingsPayout: {
    what: 'Money of your savings fund.',
    why: 'It appears when the fund pays you.',
  },
  ownDuesPaid: {
    what: 'Contributions that were yours and that the company pays for you.',
    why: 'That’s why they count as something you earn.',
  },
  punctuality: {
    what: 'A bonus for being on time.',
    why: 'It appears when you meet what the company asks for.',
  },
  lifeInsurancePaid: {
    what: 'The company pays life insurance for you.',
    why: 'It’s a benefit that may appear on your payslip.',
  },
  medicalInsurancePaid: {
    what: 'The company pays health insurance for you.',
    why: 'It’s a benefit that may appear on your payslip.',
  },
  unionDuesPaid: {
    what: 'The company pays your union dues.',
    why: 'That’s why they count as something you earn.',
  },
  incapacityPay: {
    what: 'A payment by the company for your sick leave.',
    why: 'It appears when you have a medical leave.',
  },
  scholarship: { what: 'A scholarship for you or your children.', why: 'It’s a company benefit.' },
  overtime: {
    what: 'The pay for your extra hours.',
    why: 'It appears when you work longer than your shift.',
  },
  overtimeDouble: {
    what: 'Extra hours. Each one is paid double.',
    why: 'These are the first extra hours of the week.',
  },
  overtimeTriple: {
    what: 'Extra hours. Each one is paid triple.',
    why: 'These are the hours above the limit of double hours.',
  },
  overtimeSimple: {
    what: 'Additional hours. They’re paid at your normal hourly rate.',
    why: 'The payslip marks them as simple, neither double nor triple.',
  },
  sundayPremium: {
    what: 'Extra pay for working on a Sunday.',
    why: 'The law gives at least a quarter of a day’s wage.',
  },
  vacationPremium: {
    what: 'Extra pay for your vacation days.',
    why: 'The law gives at least a quarter of those days.',
  },
  seniorityPremium: {
    what: 'Pay for your years with the company.',
    why: 'The law gives it at the end of the contract, in certain cases.',
  },
  separation: {
    what: 'A payment for the end of your employment.',
    why: 'It appears when you leave the company.',
  },
  retirementInsurance: { what: 'Insurance for your retirement.', why: 'It’s a company benefit.' },
  indemnity: {
    what: 'A payment for the end of your contract.',
    why: 'It compensates you for losing your job.',
  },
  indemnityMonths: {
    what: '3 months’ wages for the end of the contract.',
    why: 'They compensate you for losing your job.',
  },
  indemnityYears: {
    what: '20 days’ wages for each year you worked.',
    why: 'They compensate you for losing your job.',
  },
  funeralRefund: {
    what: 'The company refunds funeral expenses.',
    why: 'It appears when you hand in the receipts.',
  },
  socialSecurityPaid: {
    what: 'Social security dues that the company pays.',
    why: 'The payslip shows them as something you receive.',
  },
  commission: {
    what: 'What you earn for your sales or results.',
    why: 'It depends on your agreement with the company.',
  },
  groceries: { what: 'The company’s support for your groceries.', why: 'It’s a company benefit.' },
  restaurant: { what: 'The company’s support for meals in restaurants.', why: 'It’s a company benefit.' },
  fuel: { what: 'The company’s support for fuel.', why: 'It’s a company benefit.' },
  clothing: { what: 'The company’s support for clothes or shoes.', why: 'It’s a company benefit.' },
  rentHelp: { what: 'The company’s support for your rent.', why: 'It’s a company benefit.' },
  schoolHelp: { what: 'The company’s support for school supplies.', why: 'It’s a company benefit.' },
  glassesHelp: { what: 'The company’s support for your glasses.', why: 'It’s a company benefit.' },
  transport: {
    what: 'The company’s support for getting to and from work.',
    why: 'It’s a company benefit.',
  },
  funeralHelp: {
    what: 'The company’s support for funeral expenses.',
    why: 'It appears when a relative dies.',
  },
  otherIncome: {
    what: 'For the SAT it’s another income from your work.',
    why: 'Ask payroll what it pays for.',
  },
  productionBonus: {
    what: 'A bonus tied to production or productivity.',
    why: 'It appears when the company’s target is met.',
  },
  extraordinaryPay: {
    what: 'A payment separate from your regular pay.',
    why: 'Ask payroll for the reason.',
  },
  pensionOnce: { what: 'Your pension in one payment.', why: 'It appears when you retire.' },
  pensionParts: { what: 'A payment of your pension.', why: 'It’s paid in parts.' },
  shares: {
    what: 'What you earn from shares of the company.',
    why: 'The company gave or sold them to you.',
  },
  assimilated: {
    what: 'An income that is taxed like a wage.',
    why: 'It doesn’t come from an employment.',
  },
  food: {
    what: 'Food, or money for food, from the company.',
    why: 'It counts as something you earn.',
  },
  lodging: {
    what: 'A place to live, or money for it.',
    why: 'It counts as something you earn.',
  },
  attendance: {
    what: 'A bonus for not missing work.',
    why: 'It appears when you meet what the company asks for.',
  },
  travelIncome: {
    what: 'Money for your business trips.',
    why: 'Here it counts among your earnings.',
  },
  formerStaffPay: {
    what: 'A payment for your pension in parts.',
    why: 'It’s a bonus, premium or compensation.',
  },
  rulingPension: {
    what: 'A payment for your pension in parts.',
    why: 'A judge’s decision or an award orders it.',
  },
  rulingRetirement: {
    what: 'A payment for your pension in one payment.',
    why: 'A judge’s decision or an award orders it.',
  },
  restDayWorked: {
    what: 'The pay for working on your rest day.',
    why: 'The law gives double pay on top of your wage.',
  },
  holidayWorked: {
    what: 'Extra pay for working on an official day off.',
    why: 'The law gives double pay on top of your wage.',
  },
  welfare: {
    what: 'A company benefit for your well-being.',
    why: 'The SAT classifies it as "previsión social".',
  },
  contestPrize: {
    what: 'A scientific, artistic or literary prize, or one of the federation.',
    why: 'It appears when you win that prize.',
  },
} satisfies Translation<typeof es>
