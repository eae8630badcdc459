import type { Law, LawAt } from '../law/law-on.ts'
import type { OvertimeFact } from '../pay-lines/pay-line.ts'
import type { Topic } from '../pay-lines/topics.ts'
import type { PayLine } from '../payslips/pay-difference.ts'
import type { PayslipKind } from '../payslips/payslip.ts'
import type { FundMovement, LoanMovement } from '../savings/savings-statement.ts'
import type { KnownLoan } from '../savings/loan-plan.ts'

/**
 * Facts that the device keeps, for the check of one payslip. Days are YYYY-MM-DD, amounts centavos. A source that the
 * device lacks is null.
 */
export interface PayFacts {
  payslip: CheckedPayslip
  /** Lines of the next regular payslip, because overtime may be paid one period later. */
  later: readonly CheckedLine[] | null
  /** Last day of the next regular payslip's period; null when the list has none. */
  laterEnd: string | null
  /**
   * Regular payslips after the next payslip, until five weeks after the period. Null if the device lacks the
   * lines of any of them.
   */
  further: readonly LaterPay[] | null
  /** Omits periods paid in two payslips. */
  earlier: readonly PaidPeriod[]
  /** The regular payslip before this one and the one after it, as far as the device has them. */
  neighbours: readonly Neighbour[]
  jobs: EmploymentFacts
  kardex: KardexFacts | null
  /** True if the device has the kardex but one of its dates is unreadable; `kardex` is then null. */
  isKardexUnreadable: boolean
  /** Authorized requests of the person. Omits overtime that the person's leader requested. */
  authorized: AuthorizedFacts | null
  statement: StatementFacts | null
  /**
   * Maximum that the year's other payslips may have paid of the same yearly payment: Christmas bonus or profit sharing.
   * Null when the device lacks one of them, and for payslips of other kinds.
   */
  otherBonus: number | null
  /**
   * Whether another payslip, from a year before this one on, may pay the period's vacation. Null when the
   * device lacks the lines of one, or when `lacksVacation` (other-vacation.ts) is false.
   */
  otherVacation: boolean | null
  law: LawAt
}

interface LaterPay {
  end: string
  lines: readonly CheckedLine[]
}

export interface PaidPeriod {
  start: string
  end: string
  daysPaid: number | null
  lines: readonly CheckedLine[]
}

export interface PaySum {
  /** Amount to receive, as the service states it; 0 when unknown. */
  cashTotal: number
  /** Null when the receipt states no paid days. */
  daysPaid: number | null
  lines: readonly CheckedLine[]
}

interface Neighbour extends PaySum {
  start: string
  end: string
}

export interface CheckedPayslip extends PaySum {
  kind: PayslipKind
  year: number
  /** Period number, or a special code. */
  period: string
  start: string
  end: string
  paid: string
  /** 0 when unknown. Most hosts send the salary of the person's record, which may be newer than the payslip. */
  dailySalary: number
}

export interface CheckedLine extends Pick<PayLine, 'side' | 'amount'> {
  /** Null when type and words do not identify the line for certain. */
  topic: Topic | null
  /** True when the words name the topic and leave no other meaning (`onlyWords` in sources.ts). */
  isSure: boolean
  /** Exempt part that the receipt's XML states. */
  exempt?: number
  words?: string
  /** Hours that the receipt's XML states; empty without any. */
  overtime: readonly OvertimeFact[]
}

/** Facts from the list of payslips and from the previous payslip. Days are null when the list has none. */
export interface EmploymentFacts {
  /** Last day of the regular payslip before this one. */
  previousEnd: string | null
  /** Paid days of the previous payslip; null if the device lacks them. */
  previousDaysPaid: number | null
  /**
   * Last day of the oldest regular payslip in the unbroken series up to this payslip. A gap or a settlement
   * breaks the series.
   */
  unbrokenSince: string | null
  /** First day of the person's current job; missing if the host does not send it. */
  hiredOn?: string
  /** True when a settlement or severance was paid shortly before, in or shortly after the period. */
  hasLeft: boolean
  /** True when the next period's regular payslip or preview shows that the person was still employed. */
  isListedAfter: boolean
  /** True when another regular or extraordinary payslip ends in the period, or has the same payday. */
  hasTwin: boolean
  /** `hasTwin` of the next regular payslip. */
  hasLaterTwin: boolean
  sameKindInYear: number
}

/** `asOf` is the day of the oldest response; records after this day are unknown. */
export interface KardexFacts {
  asOf: string
  unpaidDays: readonly string[]
  /** Part of `unpaidDays`. A host may list only the first day of each incapacity. */
  incapacities: readonly string[]
  /** Part of `unpaidDays`: permits that are not known to be paid. A host may list only the first day of each leave. */
  leaves?: readonly string[]
  vacations: readonly string[]
  /** Part of `vacations`: days whose state is granted or taken. */
  grantedVacations?: readonly string[]
  /** Days of permits that give time off instead of pay for work, or move a day of rest. */
  swaps?: readonly string[]
  /** Days for which records show that the kardex has data, both included. Null or missing when none do. */
  covered?: DayRange | null
  /**
   * Days that the company's imports of absences cover, as the service says. Null or missing when it says none,
   * and when a list is older than this response.
   */
  imported?: DayRange | null
}

/** Days are YYYY-MM-DD, both included. */
export interface DayRange {
  from: string
  to: string
}

export interface AuthorizedFacts {
  overtime: readonly { day: string; hours: number }[]
  restDays: readonly string[]
}

export interface StatementFacts {
  asOf: string
  movements: readonly FundMovement[]
  loanMovements: readonly LoanMovement[]
  loans: readonly (KnownLoan & { id: number })[]
}

/** Rules in the order of the check. API and database use the same names. */
export const ruleNames = [
  'net',
  'days',
  'absences',
  'overtime',
  'restDays',
  'sundayPremium',
  'savings',
  'loan',
  'deductions',
  'vacation',
  'christmasBonus',
  'profitSharing',
] as const
export type RuleName = (typeof ruleNames)[number]

export function knownRules(names: readonly string[] | null | undefined): RuleName[] {
  return ruleNames.filter((name) => names?.includes(name))
}

/** Reason why a rule cannot decide. */
export type MissingFact =
  | 'cash'
  | 'cashMeaning'
  | 'inKind'
  | 'daysPaid'
  | 'moreDays'
  | 'periodLength'
  | 'schedule'
  | 'seventhDay'
  | 'payOfDays'
  | 'absenceLine'
  | 'absenceDays'
  | 'otherReceipt'
  | 'hiring'
  | 'hireDay'
  | 'leaving'
  | 'contract'
  | 'incapacity'
  | 'leave'
  | 'partDays'
  | 'whichPeriod'
  | 'hoursWorked'
  | 'kardex'
  | 'kardexDates'
  | 'coverage'
  | 'swap'
  | 'requests'
  | 'hours'
  | 'nextPayslip'
  | 'otherLines'
  | 'statement'
  | 'statementLine'
  | 'whichFund'
  | 'fee'
  | 'premiumPayday'
  | 'vacationLine'
  | 'vacationDays'
  | 'salary'
  | 'salaryThen'
  | 'otherBonus'
  | 'profit'
  | 'sundayRest'
  | 'sundaysWorked'
  | 'sundayHours'
  | 'housingNotice'
  | 'fonacotPlan'
  | 'courtOrder'
  | 'unionDues'
  | 'repeated'
  | 'ownBonus'
  | 'law'

type FactName =
  | 'linesNet'
  | 'cashTotal'
  | 'fullDays'
  | 'daysPaid'
  | 'periodPay'
  | 'payOfDays'
  | 'daysOff'
  | 'noDaysOff'
  | 'deducted'
  | 'credited'
  | 'planned'
  | 'vacationDays'
  | 'vacationPay'
  | 'premium'
  | 'leastPremium'
  | 'hoursAuthorized'
  | 'hoursPaid'
  | 'overtimePaid'
  | 'leastOvertime'
  | 'restDays'
  | 'restPay'
  | 'bonus'
  | 'leastBonus'
  | 'hiredOn'
  | 'daysSinceHiring'
  | 'sundays'
  | 'sundayPremium'
  | 'leastSundayPremium'
  | 'deductedBefore'
  | 'profitShare'
  | 'exemptPart'
  | 'leastExempt'

export type Finding =
  | 'otherNet'
  | 'fewerDays'
  | 'lessSalary'
  | 'absenceNotInKardex'
  | 'aboveAbsences'
  | 'belowLegalOvertime'
  | 'hoursNotPaid'
  | 'restDayNotPaid'
  | 'aboveStatement'
  | 'abovePlan'
  | 'belowLegalBonus'
  | 'belowSundayPremium'
  | 'vacationNotPaid'
  | 'lessExempt'

/** `money` is in centavos, `count` in days or hours, `dates` are YYYY-MM-DD. */
export type Fact = { name: FactName } & ({ money: number } | { count: number } | { dates: readonly string[] })

export type RuleResult =
  | { state: 'ok'; facts: readonly Fact[]; doubt?: MissingFact }
  /** A difference that the facts prove. */
  | {
      state: 'difference'
      found: Finding
      centavos: number | null
      days: number | null
      facts: readonly Fact[]
    }
  | { state: 'unknown'; missing: MissingFact }

/** Returns null when the rule does not concern the payslip. */
export type Rule = (facts: PayFacts) => RuleResult | null

export function unknownFor(missing: MissingFact): RuleResult {
  return { state: 'unknown', missing }
}

export function ok(...facts: Fact[]): RuleResult {
  return { state: 'ok', facts }
}

/** Result of a rule that could compare only a part. */
export function okBut(doubt: MissingFact, ...facts: Fact[]): RuleResult {
  return { state: 'ok', facts, doubt }
}

export function difference(
  found: Finding,
  amount: { centavos?: number | null; days?: number | null },
  ...facts: Fact[]
): RuleResult {
  return { state: 'difference', found, centavos: amount.centavos ?? null, days: amount.days ?? null, facts }
}

/** Largest difference that rounding explains, in centavos. */
export const ROUNDING = 100

/** Payments of a worked rest day or holiday, which may include the ordinary pay of that day. */
export const restDayTopics: readonly Topic[] = ['restDayWorked', 'holidayWorked']
/** Payments that may be for days or hours of any period. */
export const vagueTopics: readonly Topic[] = ['extraordinaryPay', 'otherIncome', 'backPay']
/** Returns the confirmed law on the payday. An unconfirmed value must not say that a payslip is wrong, so it is null. */
export function lawOf({ payslip, law }: Pick<PayFacts, 'payslip' | 'law'>): Pick<Law, 'value'> {
  const { rule } = law(payslip.paid || payslip.end)
  return {
    value: (name) => {
      const answer = rule(name)
      return answer?.isConfirmed ? answer.value : null
    },
  }
}

/** Payments for the days of the period. */
export const regularTopics: readonly Topic[] = ['salary', 'vacation', 'weeklyRest']

export function sumOfTopics(lines: readonly CheckedLine[], ...topics: readonly Topic[]): number {
  return lines.reduce(
    (sum, { topic, amount }) => (topic !== null && topics.includes(topic) ? sum + amount : sum),
    0,
  )
}

export function sumOfUncertain(lines: readonly CheckedLine[]): number {
  return lines.reduce(
    (sum, { side, topic, amount }) => (side === 'perception' && topic === null ? sum + amount : sum),
    0,
  )
}

/** Sums the payments that are certainly for the days: a lower bound of the pay for the days. */
export function sureDayPay(lines: readonly CheckedLine[]): number {
  return sumOfTopics(
    lines.filter(({ isSure }) => isSure),
    ...regularTopics,
  )
}

/**
 * Returns the smallest daily salary: stated, paid by this payslip, or paid by its neighbours. Null if one of
 * the first two is unknown. The stated salary may be newer or integrated.
 */
export function leastDayPay({
  payslip,
  neighbours,
}: Pick<PayFacts, 'payslip' | 'neighbours'>): number | null {
  const { dailySalary } = payslip
  const own = shownDayPay(payslip)
  if (dailySalary <= 0 || own === null) return null
  return Math.min(dailySalary, own, ...neighbours.flatMap((one) => shownDayPay(one) ?? []))
}

/** Returns the pay of one paid day by lines whose words are certain; null without them. */
export function shownDayPay({ lines, daysPaid }: PaySum): number | null {
  const pay = sureDayPay(lines)
  return daysPaid === null || daysPaid <= 0 || pay === 0 ? null : pay / daysPaid
}

export function isWithin(day: string, from: string, to: string): boolean {
  return day >= from && day <= to
}
