import type { LineSide } from './pay-line.ts'

/** Law, person or organization that decides an amount. */
export type Decider =
  | 'labourLaw'
  | 'taxLaw'
  | 'socialSecurity'
  | 'stateLaw'
  | 'company'
  | 'agreement'
  | 'person'
  | 'judge'
  | 'infonavit'
  | 'fonacot'
  | 'union'

/** General rule of the income tax. A receipt's own figures take precedence. */
export type TaxRule = 'all' | 'part' | 'mostlyExempt' | 'noIncome'

/** Decider and tax rule of each topic; null where they depend on the case. The texts are keyed by these names. */
const topics = {
  salary: ['agreement', 'all'],
  vacation: ['labourLaw', 'all'],
  weeklyRest: ['labourLaw', 'all'],
  backPay: [null, 'all'],
  christmasBonus: ['labourLaw', 'part'],
  profitSharing: ['labourLaw', 'part'],
  medicalRefund: ['company', 'mostlyExempt'],
  fundPayout: ['company', 'mostlyExempt'],
  fundOwnPart: ['company', 'mostlyExempt'],
  fundCompanyPart: ['company', 'mostlyExempt'],
  savingsPayout: ['company', 'mostlyExempt'],
  ownDuesPaid: ['company', null],
  punctuality: ['company', 'all'],
  lifeInsurancePaid: ['company', 'mostlyExempt'],
  medicalInsurancePaid: ['company', 'mostlyExempt'],
  unionDuesPaid: ['company', 'all'],
  incapacityPay: ['company', 'mostlyExempt'],
  scholarship: ['company', 'mostlyExempt'],
  overtime: ['labourLaw', 'part'],
  overtimeDouble: ['labourLaw', 'part'],
  overtimeTriple: ['labourLaw', 'all'],
  overtimeSimple: ['agreement', null],
  sundayPremium: ['labourLaw', 'part'],
  vacationPremium: ['labourLaw', 'part'],
  seniorityPremium: ['labourLaw', 'part'],
  separation: ['labourLaw', 'part'],
  retirementInsurance: ['company', 'mostlyExempt'],
  indemnity: ['labourLaw', 'part'],
  indemnityMonths: ['labourLaw', 'part'],
  indemnityYears: ['labourLaw', 'part'],
  funeralRefund: ['company', 'mostlyExempt'],
  socialSecurityPaid: ['company', 'mostlyExempt'],
  commission: ['agreement', 'all'],
  groceries: ['company', 'mostlyExempt'],
  restaurant: ['company', 'mostlyExempt'],
  fuel: ['company', 'mostlyExempt'],
  clothing: ['company', 'mostlyExempt'],
  rentHelp: ['company', 'mostlyExempt'],
  schoolHelp: ['company', 'mostlyExempt'],
  glassesHelp: ['company', 'mostlyExempt'],
  transport: ['company', 'mostlyExempt'],
  funeralHelp: ['company', 'mostlyExempt'],
  otherIncome: [null, null],
  productionBonus: ['company', 'all'],
  extraordinaryPay: ['company', 'all'],
  pensionOnce: [null, 'part'],
  pensionParts: [null, 'part'],
  shares: ['company', null],
  assimilated: ['agreement', 'all'],
  food: ['company', null],
  lodging: ['company', null],
  attendance: ['company', 'all'],
  travelIncome: ['company', null],
  formerStaffPay: ['company', null],
  rulingPension: ['judge', null],
  rulingRetirement: ['judge', null],
  restDayWorked: ['labourLaw', 'part'],
  holidayWorked: ['labourLaw', 'part'],
  welfare: ['company', 'mostlyExempt'],
  contestPrize: [null, null],

  socialSecurity: ['socialSecurity', null],
  incomeTax: ['taxLaw', null],
  retirement: ['socialSecurity', null],
  otherDeduction: [null, null],
  housingFund: [null, null],
  incapacityDiscount: ['socialSecurity', null],
  alimony: ['judge', null],
  rent: ['agreement', null],
  infonavit: ['infonavit', null],
  housingInsurance: ['infonavit', null],
  housingLoan: ['agreement', null],
  fonacot: ['fonacot', null],
  advance: ['person', null],
  overpaid: ['company', null],
  errors: ['company', null],
  losses: ['company', null],
  damage: ['company', null],
  companyGoods: ['person', null],
  savings: ['person', null],
  union: ['union', null],
  absence: ['labourLaw', null],
  lateness: ['company', null],
  workerDues: ['socialSecurity', null],
  localTax: ['stateLaw', null],
  voluntary: ['person', null],
  lastYearTax: ['taxLaw', null],
  subsidyCorrection: ['taxLaw', null],
  adjustment: ['company', null],
  loan: ['agreement', null],
  savingsLoan: ['agreement', null],
  fund: ['company', null],
  fundCompanyKept: ['company', null],
  canteen: ['person', null],
  lifeInsurance: ['agreement', null],
  medicalInsurance: ['agreement', null],
  rounding: ['company', null],

  taxRefund: ['taxLaw', 'noIncome'],
  subsidy: ['taxLaw', 'noIncome'],
  travel: ['company', 'noIncome'],
  yearBalance: ['taxLaw', 'noIncome'],
  lastYearTaxRefund: ['taxLaw', 'noIncome'],
  companyMeals: ['company', 'noIncome'],
  taxAdjusted: ['taxLaw', 'noIncome'],
  subsidyNotDue: ['taxLaw', 'noIncome'],
  housingRefund: ['company', 'noIncome'],
  otherPaid: [null, 'noIncome'],
  expenses: ['company', 'noIncome'],
} as const satisfies Record<string, readonly [Decider | null, TaxRule | null]>

export type Topic = keyof typeof topics

export function deciderOf(topic: Topic): Decider | null {
  return topics[topic][0]
}

export function taxRuleOf(topic: Topic): TaxRule | null {
  return topics[topic][1]
}

export const allTopics = Object.keys(topics) as Topic[]

const perceptions: Readonly<Record<string, Topic>> = {
  '001': 'salary',
  '002': 'christmasBonus',
  '003': 'profitSharing',
  '004': 'medicalRefund',
  '005': 'fundPayout',
  '006': 'savingsPayout',
  '009': 'ownDuesPaid',
  '010': 'punctuality',
  '011': 'lifeInsurancePaid',
  '012': 'medicalInsurancePaid',
  '013': 'unionDuesPaid',
  '014': 'incapacityPay',
  '015': 'scholarship',
  '019': 'overtime',
  '020': 'sundayPremium',
  '021': 'vacationPremium',
  '022': 'seniorityPremium',
  '023': 'separation',
  '024': 'retirementInsurance',
  '025': 'indemnity',
  '026': 'funeralRefund',
  '027': 'socialSecurityPaid',
  '028': 'commission',
  '029': 'groceries',
  '030': 'restaurant',
  '031': 'fuel',
  '032': 'clothing',
  '033': 'rentHelp',
  '034': 'schoolHelp',
  '035': 'glassesHelp',
  '036': 'transport',
  '037': 'funeralHelp',
  '038': 'otherIncome',
  '039': 'pensionOnce',
  '044': 'pensionParts',
  '045': 'shares',
  '046': 'assimilated',
  '047': 'food',
  '048': 'lodging',
  '049': 'attendance',
  '050': 'travelIncome',
  '051': 'formerStaffPay',
  '052': 'rulingPension',
  '053': 'rulingRetirement',
  '054': 'restDayWorked',
  '055': 'holidayWorked',
  '056': 'welfare',
  '057': 'contestPrize',
}

const deductions: Readonly<Record<string, Topic>> = {
  '001': 'socialSecurity',
  '002': 'incomeTax',
  '003': 'retirement',
  '004': 'otherDeduction',
  '005': 'housingFund',
  '006': 'incapacityDiscount',
  '007': 'alimony',
  '008': 'rent',
  '009': 'infonavit',
  '010': 'housingLoan',
  '011': 'fonacot',
  '012': 'advance',
  '013': 'overpaid',
  '014': 'errors',
  '015': 'losses',
  '016': 'damage',
  '017': 'companyGoods',
  '018': 'savings',
  '019': 'union',
  '020': 'absence',
  '021': 'workerDues',
  '022': 'localTax',
  '023': 'voluntary',
  '071': 'subsidyCorrection',
  '101': 'lastYearTax',
  '107': 'subsidyCorrection',
}

const otherPayments: Readonly<Record<string, Topic>> = {
  '001': 'taxRefund',
  '002': 'subsidy',
  '003': 'travel',
  '004': 'yearBalance',
  '005': 'lastYearTaxRefund',
  '006': 'companyMeals',
  '007': 'taxAdjusted',
  '008': 'subsidyNotDue',
  '009': 'housingRefund',
  '999': 'otherPaid',
}

const byType: Readonly<Record<LineSide, ReadonlyMap<string, Topic>>> = {
  perception: new Map(Object.entries(perceptions)),
  deduction: new Map(Object.entries(deductions)),
  otherPayment: new Map(Object.entries(otherPayments)),
}

/** Returns null for a type without an explanation, such as one that the catalogue lacks. */
export function topicOfType(side: LineSide, satType: string): Topic | null {
  return byType[side].get(satType) ?? null
}

/** Types that only say "others": the description alone tells them apart. */
const others: ReadonlySet<Topic> = new Set(['otherIncome', 'otherDeduction', 'otherPaid'])

export function isOthers(topic: Topic): boolean {
  return others.has(topic)
}
