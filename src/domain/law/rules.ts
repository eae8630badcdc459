export const ruleKinds = {
  weeklyHours: 'number',
  dailyHours: 'number',
  nightlyHours: 'number',
  mixedHours: 'number',
  dailyHoursWithOvertime: 'number',
  overtimeDoubleFactor: 'number',
  overtimeTripleFactor: 'number',
  overtimeDoubleHours: 'number',
  overtimeTripleHours: 'number',
  overtimeDailyHours: 'number',
  overtimeDays: 'number',
  overtimeAge: 'number',
  sundayPremium: 'percent',
  restDayFactor: 'number',
  vacationDays: 'steps',
  vacationPremium: 'percent',
  vacationGrantMonths: 'number',
  vacationLapseMonths: 'number',
  officialHolidays: 'holidays',
  electionDays: 'days',
  minimumWage: 'pesos',
  borderMinimumWage: 'pesos',
  uma: 'pesos',
  fundQuota: 'percent',
  christmasBonusDays: 'number',
  christmasBonusBefore: 'yearDay',
  profitSharingUntil: 'yearDay',
  profitSharingCapMonths: 'number',
  profitSharingMeanYears: 'number',
  housingDuringAbsence: 'flag',
  payrollCatalogues: 'text',
  privacyAnswerDays: 'number',
  privacyCarryOutDays: 'number',
  privacyAuthority: 'text',
  sensitiveConsent: 'flag',
} as const

export type LawRule = keyof typeof ruleKinds
export type ValueKind = (typeof ruleKinds)[LawRule]

export const lawRules = Object.keys(ruleKinds) as LawRule[]

export function isLawRule(name: string): name is LawRule {
  return Object.hasOwn(ruleKinds, name)
}

/** Step of a table: `amount` applies from this year of service. */
export interface Step {
  from: number
  amount: number
}

/** Official holiday: on a date, or on the n-th weekday of a month. */
export interface HolidayRule {
  name: string
  /** 1 to 12. */
  month: number
  /** Day of the month, or the weekday (0 Sunday) and which one of the month it is. */
  on: { day: number } | { weekday: number; nth: number }
  /** Every `years` years, counted from the year `since`; null for every year. */
  every: { years: number; since: number } | null
}

/** Shares are fractions, amounts centavos. */
export interface ValueTypes {
  number: number
  percent: number
  pesos: number
  flag: boolean
  text: string
  /** MM-DD */
  yearDay: string
  /** YYYY-MM-DD */
  days: readonly string[]
  steps: readonly Step[]
  holidays: readonly HolidayRule[]
}

export type LawValue<R extends LawRule> = ValueTypes[(typeof ruleKinds)[R]]
