import type { OvertimeFact } from '#domain/pay-lines/pay-line.ts'
import type { CheckedLine, PayFacts, StatementFacts } from '#domain/pay-check/facts.ts'
import { checkedLine } from '#domain/pay-check/sources.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import { type Random, randomFor } from '#server/seed/random.ts'
import { type MeaningName, meanings } from '../files/payroll-meanings.ts'
import { styles } from '../files/payroll-styles.ts'
import { factsOfYear, type ListedPayslip } from './facts-of-year.ts'
import { type PeriodDates, periodsOf } from './pay-periods.ts'
import { type UsualDeductions, usualDeductionsOf, writeUsual } from './usual-deductions.ts'

const FIRST = '2025-10-01'
const FIRST_MONDAY = '2025-10-06'
const LAST = '2026-12-31'
const TODAY = '2027-01-15'
const BONUS_DAY = '2026-12-18'
const PROFIT_DAY = '2026-05-29'

export const SAVING = 'Ahorro'

/** Customs of one company and one person, drawn by the seed. Amounts are centavos. */
interface Customs {
  style: string
  length: 'week' | 'decena' | 'fortnight' | 'month'
  /** Days of a full period: those of the calendar, or the same for every period (fixed or average). */
  counts: 'calendar' | 'fixed' | 'average'
  daily: number
  /** The receipt states the integrated salary as the daily salary. */
  isIntegrated: boolean
  /** Days of work a week; fewer than seven for part-time work. */
  daysAWeek: number
  isSeventhApart: boolean
  isAbsenceDeducted: boolean
  /**
   * How vacation is paid. 'salary': as salary. 'line': on its own line; the paid days include it. 'beside': on its own
   * line; the paid days do not include it. 'before': like 'beside', but paid one period earlier.
   */
  vacation: 'salary' | 'line' | 'beside' | 'before'
  premium: 'whole' | 'part' | 'later'
  isVoucherCash: boolean
  savings: number
  loan: number
  /** Days from the payday until the fund posts the payment. */
  posting: number
  hasCooperative: boolean
  isBonusInParts: boolean
  /** Days of pay that one absence costs: 1, or with its share of the rest days 7/6 (six-day week) or 7/5 (five-day). */
  absenceCost: number
  /** Hours that were not worked reduce the paid days; otherwise a line deducts them. */
  isHoursInDays: boolean
  /** Overtime has a taxed and an exempt line, and both state all hours. */
  isOvertimeSplit: boolean
  /** The company pays its help for rent to the landlord. */
  isRentInKind: boolean
  /** The last payslip before Christmas also contains the next payday's payments to the savings fund. */
  isFundDoubled: boolean
  usual: UsualDeductions
}

function customsOf(style: string, number: number, random: Random): Customs {
  // Separate generator, so that draws added later do not change the values of the earlier draws.
  const more = randomFor(`pay customs|${style}|${number}`)
  const pick = <T extends string>(...all: readonly T[]) => all[random.whole(0, all.length - 1)] as T
  const length = pick('week', 'week', 'week', 'decena', 'fortnight', 'fortnight', 'month')
  return {
    style,
    length,
    counts: length === 'week' ? 'calendar' : pick('calendar', 'fixed', 'average'),
    daily: random.whole(32_000, 90_000),
    isIntegrated: random.chance(0.2),
    daysAWeek: length === 'week' && random.chance(0.1) ? random.whole(2, 4) : 7,
    isSeventhApart: length === 'week' && random.chance(0.25),
    isAbsenceDeducted: random.chance(0.4),
    vacation: pick('salary', 'line', 'beside', 'before'),
    premium: pick('whole', 'part', 'later'),
    isVoucherCash: random.chance(0.5),
    savings: random.chance(0.7) ? random.whole(100, 500) * 100 : 0,
    loan: random.chance(0.5) ? random.whole(100, 400) * 100 : 0,
    posting: random.chance(0.75) ? 0 : 3,
    hasCooperative: random.chance(0.2),
    isBonusInParts: random.chance(0.2),
    absenceCost: [1, 1, 7 / 6, 7 / 5][more.whole(0, 3)] ?? 1,
    isHoursInDays: more.chance(0.4),
    isOvertimeSplit: more.chance(0.3),
    isRentInKind: more.chance(0.5),
    isFundDoubled: more.chance(0.3),
    usual: usualDeductionsOf(style, number),
  }
}

interface Events {
  absent: ReadonlySet<string>
  sick: ReadonlySet<string>
  /** First day of each incapacity. The kardex lists no other day of an incapacity. */
  sickFrom: readonly string[]
  vacation: ReadonlySet<string>
}

function eventsOf(random: Random): Events {
  const absent = new Set<string>()
  const sick = new Set<string>()
  const sickFrom: string[] = []
  const vacation = new Set<string>()
  for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
    if (sick.has(day) || vacation.has(day)) continue
    const fate = random.next()
    const take = (days: Set<string>, count: number) => {
      for (let at = 0; at < count; at++) days.add(addDays(day, at))
    }
    if (fate < 0.005) absent.add(day)
    else if (fate < 0.006) {
      take(sick, random.chance(0.1) ? 84 : random.whole(1, 14))
      sickFrom.push(day)
    } else if (fate < 0.009) take(vacation, random.whole(2, 6))
  }
  return { absent, sick, sickFrom, vacation }
}

/** Facts of the correct payslips of one person, in one of the payroll styles. */
function companyPay(style: string, number: number): PayFacts[] {
  const random = randomFor(`pay|${style}|${number}`)
  const customs = customsOf(style, number, random)
  const more = randomFor(`pay lines|${style}|${number}`)
  const events = eventsOf(random)
  const dates = periodsOf(customs.length, customs.length === 'week' ? FIRST_MONDAY : FIRST, LAST)
  const payslips = dates.flatMap((period, place) =>
    regularPay(
      customs,
      events,
      { period, before: dates[place - 1] ?? null, next: dates[place + 1] ?? null },
      { random, more },
    ),
  )
  const all = [...payslips, ...bonusesOf(customs, events), profitOf(customs), previewOf(customs)]
  const known = { from: '2025-01-02', to: LAST }
  const kardex = {
    asOf: TODAY,
    unpaidDays: [...new Set([...events.absent, ...events.sickFrom])].sort(),
    incapacities: events.sickFrom,
    vacations: [...events.vacation].sort(),
    grantedVacations: [...events.vacation].sort(),
    // Records of the years before and after, as of a person who has worked longer; or the company's imports.
    ...(number % 2 === 0 ? { covered: known } : { covered: null, imported: known }),
  }
  const authorized = { overtime: [], restDays: [] }
  return factsOfYear(all, { kardex, authorized, statement: statementOf(customs, dates), today: TODAY })
}

interface Place {
  period: PeriodDates
  before: PeriodDates | null
  next: PeriodDates | null
}

/** One period's payslip, or two of the same dates. */
function regularPay(
  customs: Customs,
  events: Events,
  place: Place,
  { random, more }: { random: Random; more: Random },
): ListedPayslip[] {
  const { start, end, paid, number } = place.period
  const { daily, daysAWeek } = customs
  const inPeriod = (days: ReadonlySet<string>, of: PeriodDates = place.period) =>
    [...days].filter((day) => day >= of.start && day <= of.end).length
  const isPartTime = daysAWeek < 7
  const sick = inPeriod(events.sick)
  // Absences and vacation do not change part-time pay here, because they may fall on days off.
  const absent = isPartTime ? 0 : inPeriod(events.absent)
  const vacation = isPartTime ? 0 : inPeriod(events.vacation)
  const full = isPartTime ? daysAWeek : fullOf(customs, daysBetween(start, end) + 1)
  const isBeside = customs.vacation === 'beside' || customs.vacation === 'before'
  const hours =
    customs.length === 'week' && absent + sick + vacation === 0 && random.chance(0.4) ? random.whole(2, 9) : 0
  const unworkedHours = random.chance(0.03) ? random.whole(1, 7) : 0
  const unworkedDays = customs.isHoursInDays ? unworkedHours / 8 : 0
  const missed = (customs.isAbsenceDeducted ? 0 : absent) * customs.absenceCost + unworkedDays
  const reduced = missed + sick + (isBeside ? vacation : 0)
  const counted = sick > daysBetween(start, end) ? 0 : Math.max(0, full - reduced)
  const write = writerOf(customs.style)
  const worked = Math.max(0, counted - (customs.vacation === 'line' ? vacation : 0))
  const seventh = customs.isSeventhApart ? Math.round((worked * daily) / 7) : 0
  const onLine = {
    salary: 0,
    line: vacation,
    beside: vacation,
    before: place.next ? inPeriod(events.vacation, place.next) : 0,
  }
  const vacationPay = isPartTime ? 0 : onLine[customs.vacation] * daily
  const premium = { whole: 0.25, part: 0.1, later: 0 }[customs.premium]
  const payments = paymentsIn(customs, place)
  const overtimePay = Math.round((daily / 8) * 2 * hours)
  const exempt = customs.isOvertimeSplit ? Math.round(overtimePay / 2) : 0
  const overtimeParts = [overtimePay - exempt, exempt]
  const salary = Math.round(worked * daily) - seventh
  const usualLines = [
    write('salary', salary),
    write('seventhDay', seventh),
    write('vacation', vacationPay),
    write('vacationPremium', Math.round(vacationPay * premium)),
    ...overtimeParts.map((paid) =>
      write('double', paid, [{ kind: '01', days: Math.ceil(hours / 3), hours, paid }]),
    ),
    write('groceries', random.chance(0.3) ? random.whole(200, 900) * 100 : 0),
    write('punctuality', absent + sick === 0 ? Math.round(daily * 0.5) : 0),
    write('allowance', random.chance(0.03) ? random.whole(100, 2_000) * 100 : 0),
    write('tax', random.whole(50, 400) * 100),
    write('savings', customs.savings * payments),
    write('savingsLoan', customs.loan * payments),
    write('absence', customs.isAbsenceDeducted ? Math.round(absent * customs.absenceCost * daily) : 0),
    ...named('020', 'HORAS NO LABORADAS', Math.round(daily * (unworkedHours / 8 - unworkedDays))),
    ...(more.chance(0.05) ? [rentOf(more.whole(200, 2_000) * 100)] : []),
    ...named('018', 'COOPERATIVA', customs.hasCooperative ? 10_000 : 0),
    ...named('004', 'PRESTAMO CAJA POPULAR', customs.hasCooperative ? 50_000 : 0),
  ]
  const income = sumOfSide(usualLines, 'perception')
  const lines = [...usualLines, ...writeUsual(customs.usual, write, { paid, income, salary })].filter(
    ({ amount }) => amount > 0,
  )
  const stated = customs.isSeventhApart ? (counted * 6) / 7 : counted
  const whole = payslipOf(customs, { start, end, paid, code: number }, { daysPaid: stated, lines })
  if (!random.chance(0.03) || stated < 3 || lines.length < 2) return [whole]
  const firstLines = lines.map((line) =>
    line.topic === 'salary' ? { ...line, amount: Math.round(line.amount * 0.4) } : line,
  )
  const rest = lines
    .filter(({ topic }) => topic === 'salary')
    .map((line) => ({ ...line, amount: line.amount - Math.round(line.amount * 0.4) }))
  const twin = { start, end, paid, code: `${number} B` }
  return [
    payslipOf(customs, { start, end, paid, code: number }, { daysPaid: stated * 0.4, lines: firstLines }),
    payslipOf(customs, twin, { daysPaid: stated * 0.6, lines: rest }),
  ]
}

function fullOf({ length, counts }: Customs, days: number): number {
  if (counts === 'calendar') return days
  const fixed = { week: 7, decena: 10, fortnight: 15, month: 30 }[length]
  const average = { week: 7, decena: 10.14, fortnight: 15.208, month: 30.4 }[length]
  return counts === 'fixed' ? fixed : average
}

export function writerOf(
  styleName: string,
): (meaning: MeaningName, amount: number, overtime?: OvertimeFact[]) => CheckedLine {
  const style = styles[styleName]
  if (!style) throw new Error(`unknown style: ${styleName}`)
  return (meaning, amount, overtime = []) => {
    const { side, type, names } = meanings[meaning]
    const satType = style.misuses?.[meaning]?.type ?? type
    const description = style.writes(names[style.brevity])
    return { ...checkedLine({ side, satType, description, amount, facts: { overtime } }) }
  }
}

/** Returns for how many paydays a payslip contains the payments to the savings fund (isFundDoubled). */
function paymentsIn({ isFundDoubled }: Customs, { period, before, next }: Place): number {
  const isLast = (one: PeriodDates, after: PeriodDates | null) => {
    const christmas = `${one.paid.slice(0, 4)}-12-24`
    return isFundDoubled && after !== null && one.paid <= christmas && after.paid > christmas
  }
  if (isLast(period, next)) return 2
  return before !== null && isLast(before, period) ? 0 : 1
}

function sumOfSide(lines: readonly CheckedLine[], wanted: CheckedLine['side']): number {
  return lines.reduce((sum, { side, amount }) => (side === wanted ? sum + amount : sum), 0)
}

function rentOf(amount: number): CheckedLine {
  return checkedLine({ side: 'perception', satType: '033', description: 'AYUDA PARA RENTA', amount })
}

function named(satType: string, description: string, amount: number): CheckedLine[] {
  return [checkedLine({ side: 'deduction', satType, description, amount })]
}

interface Head {
  start: string
  end: string
  paid: string
  code: string
  payroll?: number
}

function payslipOf(
  customs: Customs,
  { start, end, paid, code, payroll = 1 }: Head,
  { daysPaid, lines }: Pick<ListedPayslip, 'daysPaid' | 'lines'>,
): ListedPayslip {
  const period: PayslipPeriod = {
    paid_date: paid,
    stamped: true,
    idtimbrado: 1,
    pdf_receipt: '',
    payroll,
    year: Number(end.slice(0, 4)),
    period: code,
    type: 1,
    prenomina: false,
    end_date: end,
  }
  const net = lines.reduce((sum, { side, amount }) => sum + (side === 'deduction' ? -amount : amount), 0)
  const sumOf = (wanted: CheckedLine['topic']) =>
    lines.reduce((sum, { topic, amount }) => (topic === wanted ? sum + amount : sum), 0)
  const out =
    (customs.isVoucherCash ? 0 : sumOf('groceries')) + (customs.isRentInKind ? sumOf('rentHelp') : 0)
  const dailySalary = Math.round(customs.daily * (customs.isIntegrated ? 1.0493 : 1))
  const cashTotal = Math.max(0, net - out)
  return {
    period,
    start,
    daysPaid: daysPaid === null ? null : Math.round(daysPaid * 1000) / 1000,
    dailySalary,
    cashTotal,
    lines,
  }
}

function bonusesOf(customs: Customs, { absent, sick }: Events): ListedPayslip[] {
  const isInYear = (day: string) => day.startsWith(BONUS_DAY.slice(0, 4))
  const off = [...absent, ...sick].filter(isInYear).length
  const bonus = Math.round((customs.daily * 15 * (365 - off)) / 365)
  const part = customs.isBonusInParts ? Math.round(bonus / 2) : bonus
  const payment = (day: string) =>
    payslipOf(
      customs,
      { start: day, end: day, paid: day, code: '220', payroll: 4 },
      { daysPaid: null, lines: [writerOf(customs.style)('christmas', part)] },
    )
  return customs.isBonusInParts ? [payment('2026-11-20'), payment(BONUS_DAY)] : [payment(BONUS_DAY)]
}

/** Returns the profit sharing of May. Its untaxed part is 15 UMA of 2026. */
function profitOf(customs: Customs): ListedPayslip {
  const amount = customs.daily * (5 + (customs.daily % 20))
  const share = { ...writerOf(customs.style)('profit', amount), exempt: Math.min(amount, 175_965) }
  return payslipOf(
    customs,
    { start: PROFIT_DAY, end: PROFIT_DAY, paid: PROFIT_DAY, code: '0 Q', payroll: 5 },
    { daysPaid: null, lines: [share] },
  )
}

function previewOf(customs: Customs): ListedPayslip {
  const head = { start: addDays(LAST, 10), end: addDays(LAST, 16), paid: addDays(LAST, 21), code: '3' }
  const preview = payslipOf(customs, head, { daysPaid: 7, lines: [] })
  return { ...preview, period: { ...preview.period, prenomina: true } }
}

function statementOf(customs: Customs, dates: readonly PeriodDates[]): StatementFacts {
  const dayOf = ({ paid }: PeriodDates) => addDays(paid, customs.posting)
  return {
    asOf: TODAY,
    movements: dates
      .filter(() => customs.savings > 0)
      .map((period) => ({
        concept: SAVING,
        period: `${period.end.slice(0, 4)}0${period.number}`,
        amount: customs.savings,
        date: dayOf(period),
      })),
    loanMovements: dates
      .filter(() => customs.loan > 0)
      .map((period) => ({
        loanId: 1,
        date: dayOf(period),
        principal: customs.loan,
        interest: 0,
        balance: 1_000_000,
      })),
    loans: [],
  }
}

export function companiesPay(perStyle: number): { style: string; facts: PayFacts }[] {
  return Object.keys(styles).flatMap((style) =>
    Array.from({ length: perStyle }, (_, number) => companyPay(style, number))
      .flat()
      .map((facts) => ({ style, facts })),
  )
}
