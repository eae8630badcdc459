import type { LineSide } from './pay-line.ts'

/** Law, person or organization that decides an amount. LFT: Ley Federal del Trabajo. */
export type Decider =
  | 'labourLaw'
  | 'taxLaw'
  | 'socialSecurity'
  | 'stateLaw'
  /** The company or the contract, because no law demands the payment. */
  | 'benefit'
  | 'agreement'
  | 'person'
  /** Debt with the company: the worker agrees, within the limit of LFT 110-I. */
  | 'debt'
  /** Loan that the worker accepted freely (LFT 110-III and VII). */
  | 'credit'
  /** Authority that orders a family's support (LFT 110-V). */
  | 'judge'
  | 'union'

/** General rule of the income tax. A receipt's own figures take precedence. */
export type TaxRule = 'all' | 'part' | 'mostlyExempt' | 'noIncome'

/**
 * Decider and tax rule of each topic; null if they depend on the case, or if the law names no single decider.
 * The texts use these names as keys.
 */
const topics = {
  salary: ['agreement', 'all'],
  vacation: ['labourLaw', 'all'],
  weeklyRest: ['labourLaw', 'all'],
  backPay: [null, 'all'],
  christmasBonus: ['labourLaw', 'part'],
  profitSharing: ['labourLaw', 'part'],
  medicalRefund: [null, 'mostlyExempt'],
  fundPayout: [null, 'mostlyExempt'],
  fundOwnPart: [null, 'mostlyExempt'],
  fundCompanyPart: ['benefit', 'mostlyExempt'],
  savingsPayout: [null, 'mostlyExempt'],
  ownDuesPaid: [null, null],
  punctuality: ['benefit', 'all'],
  lifeInsurancePaid: [null, 'mostlyExempt'],
  medicalInsurancePaid: [null, 'mostlyExempt'],
  unionDuesPaid: [null, 'all'],
  incapacityPay: [null, 'mostlyExempt'],
  scholarship: [null, 'mostlyExempt'],
  overtime: ['labourLaw', 'part'],
  overtimeDouble: ['labourLaw', 'part'],
  overtimeTriple: ['labourLaw', 'all'],
  overtimeSimple: [null, null],
  sundayPremium: ['labourLaw', 'part'],
  vacationPremium: ['labourLaw', 'part'],
  seniorityPremium: ['labourLaw', 'part'],
  separation: [null, 'part'],
  retirementInsurance: [null, 'mostlyExempt'],
  indemnity: ['labourLaw', 'part'],
  indemnityMonths: ['labourLaw', 'part'],
  indemnityYears: ['labourLaw', 'part'],
  funeralRefund: [null, 'mostlyExempt'],
  socialSecurityPaid: [null, 'mostlyExempt'],
  commission: ['agreement', 'all'],
  groceries: ['benefit', 'mostlyExempt'],
  restaurant: ['benefit', 'mostlyExempt'],
  fuel: ['benefit', 'mostlyExempt'],
  clothing: [null, 'mostlyExempt'],
  rentHelp: ['benefit', 'mostlyExempt'],
  schoolHelp: ['benefit', 'mostlyExempt'],
  glassesHelp: ['benefit', 'mostlyExempt'],
  transport: [null, 'mostlyExempt'],
  funeralHelp: [null, 'mostlyExempt'],
  otherIncome: [null, null],
  productionBonus: ['benefit', 'all'],
  extraordinaryPay: [null, 'all'],
  pensionOnce: [null, 'part'],
  pensionParts: [null, 'part'],
  shares: [null, null],
  assimilated: [null, 'all'],
  food: [null, null],
  lodging: [null, null],
  attendance: ['benefit', 'all'],
  travelIncome: [null, null],
  formerStaffPay: [null, null],
  rulingPension: [null, null],
  rulingRetirement: [null, null],
  restDayWorked: ['labourLaw', 'part'],
  holidayWorked: ['labourLaw', 'part'],
  welfare: [null, 'mostlyExempt'],
  contestPrize: [null, null],

  socialSecurity: ['socialSecurity', null],
  incomeTax: ['taxLaw', null],
  retirement: ['socialSecurity', null],
  otherDeduction: [null, null],
  housingFund: [null, null],
  incapacityDiscount: [null, null],
  alimony: ['judge', null],
  rent: ['agreement', null],
  infonavit: ['credit', null],
  housingInsurance: ['credit', null],
  housingLoan: ['credit', null],
  fonacot: ['credit', null],
  advance: ['debt', null],
  overpaid: ['debt', null],
  errors: ['debt', null],
  losses: ['debt', null],
  damage: ['debt', null],
  companyGoods: ['debt', null],
  savings: ['person', null],
  union: ['union', null],
  unionExtraordinary: [null, null],
  absence: [null, null],
  lateness: [null, null],
  workerDues: ['socialSecurity', null],
  localTax: ['stateLaw', null],
  voluntary: ['person', null],
  lastYearTax: ['taxLaw', null],
  subsidyCorrection: [null, null],
  adjustment: [null, null],
  loan: ['agreement', null],
  savingsLoan: ['agreement', null],
  fund: ['agreement', null],
  fundCompanyKept: ['benefit', null],
  canteen: [null, null],
  lifeInsurance: [null, null],
  medicalInsurance: [null, null],
  rounding: [null, null],

  taxRefund: ['taxLaw', 'noIncome'],
  subsidy: [null, 'noIncome'],
  travel: [null, 'noIncome'],
  yearBalance: ['taxLaw', 'noIncome'],
  lastYearTaxRefund: ['taxLaw', 'noIncome'],
  companyMeals: [null, 'noIncome'],
  taxAdjusted: [null, 'noIncome'],
  subsidyNotDue: [null, 'noIncome'],
  housingRefund: [null, 'noIncome'],
  otherPaid: [null, 'noIncome'],
  expenses: [null, 'noIncome'],
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

/** Returns null for a type without an explanation, such as an unknown type. */
export function topicOfType(side: LineSide, satType: string): Topic | null {
  return byType[side].get(satType) ?? null
}

const others: ReadonlySet<Topic> = new Set(['otherIncome', 'otherDeduction', 'otherPaid'])

export function isOthers(topic: Topic): boolean {
  return others.has(topic)
}
