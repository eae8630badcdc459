import { type CheckedRule, checkPay } from '#domain/pay-check/check-pay.ts'
import {
  type CheckedLine,
  type PayFacts,
  regularTopics,
  type RuleName,
  sumOfTopics,
} from '#domain/pay-check/facts.ts'
import { fullDays } from '#domain/pay-check/full-days.ts'
import { checkedLine } from '#domain/pay-check/sources.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import { type Random, randomFor } from '#server/seed/random.ts'
import { companiesPay, writerOf } from '#tests/support/pay/company-pay.ts'
import { demoPay } from '#tests/support/pay/demo-pay.ts'

/** Share of planted errors that must be found, and of correct payslips that may have a difference, in percent. */
export const FOUND_PERCENT = 95
export const FALSE_PERCENT = 1
/** 99th percentile of one check, ms: one second on a phone that is twenty times slower. */
export const LONGEST_MS = 50

const SEED = 'pay check 2'

/** Writes a line as the payslip's company does. */
type Write = ReturnType<typeof writerOf>

interface Correct {
  source: string
  facts: PayFacts
  write: Write
}

/** Returns the payslip with one error, null when the error is impossible in it. Amounts in centavos. */
type Plant = (correct: Correct, random: Random) => PayFacts | null

function withPayslip(facts: PayFacts, change: Partial<PayFacts['payslip']>): PayFacts {
  return { ...facts, payslip: { ...facts.payslip, ...change } }
}

/** Changes a line of one topic and the amount to receive with it. */
function withAmount(
  facts: PayFacts,
  topic: CheckedLine['topic'],
  amount: (was: number) => number,
): PayFacts | null {
  const { lines, cashTotal } = facts.payslip
  const line = lines.find((one) => one.topic === topic && one.isSure)
  if (!line) return null
  const gain = amount(line.amount) - line.amount
  return withPayslip(facts, {
    cashTotal: cashTotal + (line.side === 'deduction' ? -gain : gain),
    lines: lines.map((one) => (one === line ? { ...one, amount: one.amount + gain } : one)),
  })
}

const pesos = (random: Random) => random.whole(5, 400) * 100 + random.whole(0, 99)
const isRegular = ({ payslip }: PayFacts) => payslip.kind === 'regular'

/** Returns whether the kardex has a day off, an incapacity or a vacation in the days before and in the period. */
function hasEvent({ payslip: { start, end }, kardex }: PayFacts, daysBefore: number): boolean {
  const from = addDays(start, -daysBefore)
  return [...(kardex?.unpaidDays ?? []), ...(kardex?.vacations ?? [])].some(
    (day) => day >= from && day <= end,
  )
}

/** Returns whether the person works all days of a week, and the payslip counts all of them. */
function countsAllDays({ payslip: { start, end, lines, daysPaid }, jobs }: PayFacts): boolean {
  const isApart = lines.some(({ topic }) => topic === 'weeklyRest')
  return !isApart && !jobs.hasTwin && daysPaid !== null && daysPaid >= fullDays(start, end).least
}

const MONTH = 31

/** Errors of each rule that the facts can prove. Vacation premiums and profit sharing have none. */
const plants: Partial<Record<RuleName, Plant>> = {
  net: ({ facts }, random) => {
    const { cashTotal } = facts.payslip
    const error = pesos(random)
    return facts.neighbours.length > 0 && cashTotal > error
      ? withPayslip(facts, { cashTotal: cashTotal - error })
      : null
  },
  days: ({ facts }, random) => {
    const { dailySalary, start, end, daysPaid } = facts.payslip
    const { least } = fullDays(start, end)
    const left = least - random.whole(1, 2)
    if (!isRegular(facts) || hasEvent(facts, MONTH) || !countsAllDays(facts) || daysPaid === null) return null
    if (facts.jobs.previousEnd === null || dailySalary <= 0) return null
    const less = withAmount(facts, 'salary', (was) => Math.round((was * left) / daysPaid))
    return less && less.payslip.cashTotal > 0 ? withPayslip(less, { daysPaid: left }) : null
  },
  absences: ({ facts, write }) => {
    const { lines, cashTotal, dailySalary } = facts.payslip
    const isDone = lines.some(({ topic }) => topic === 'absence')
    if (!isRegular(facts) || hasEvent(facts, MONTH) || isDone) return null
    const line = write('absence', dailySalary)
    return withPayslip(facts, { lines: [...lines, line], cashTotal: cashTotal - dailySalary })
  },
  overtime: ({ facts }) => {
    const { lines, cashTotal } = facts.payslip
    const paid = lines.filter(({ overtime }) => overtime.length > 0)
    const hours = paid.flatMap(({ overtime }) => overtime.map((one) => one.hours))
    if (!isRegular(facts) || Math.max(0, ...hours) < 4) return null
    const half = (amount: number) => Math.round(amount / 2)
    return withPayslip(facts, {
      cashTotal: cashTotal - paid.reduce((sum, { amount }) => sum + amount - half(amount), 0),
      lines: lines.map((line) =>
        paid.includes(line)
          ? {
              ...line,
              amount: half(line.amount),
              overtime: line.overtime.map((one) => ({ ...one, paid: half(one.paid) })),
            }
          : line,
      ),
    })
  },
  restDays: ({ facts }) => {
    const { start, end, lines } = facts.payslip
    const all = [...lines, ...(facts.later ?? [])]
    const isPaidOtherwise = all.some(
      ({ overtime, topic, side }) =>
        overtime.length > 0 ||
        topic === 'holidayWorked' ||
        topic === 'extraordinaryPay' ||
        topic === 'weeklyRest' ||
        (topic === null && side === 'perception'),
    )
    const sunday = addDays(start, (7 - weekday(start)) % 7)
    const isSingle = !facts.jobs.hasTwin && !facts.jobs.hasLaterTwin
    if (!isRegular(facts) || facts.later === null || isPaidOtherwise || sunday > end || !isSingle) return null
    if (hasEvent(facts, 0)) return null
    return { ...facts, authorized: { overtime: [], restDays: [sunday] } }
  },
  savings: ({ facts }, random) => overcharge(facts, 'savings', random),
  loan: ({ facts }, random) => overcharge(facts, 'savingsLoan', random),
  christmasBonus: ({ facts }) =>
    facts.payslip.kind === 'christmas-bonus' && facts.jobs.sameKindInYear === 1 && hasWholeYear(facts)
      ? withAmount(facts, 'christmasBonus', (was) => Math.round(was / 2))
      : null,
}

/** The salary of half the days, although the payslip states all of them and its neighbours pay the stated salary. */
const halfSalary: Plant = ({ facts }) => {
  const { dailySalary, start, end, daysPaid } = facts.payslip
  const payOf = (lines: readonly CheckedLine[]) => sumOfTopics(lines, ...regularTopics)
  const isSame = facts.neighbours.every(
    (one) =>
      one.daysPaid !== null && Math.abs(payOf(one.lines) - one.daysPaid * dailySalary) <= one.daysPaid * 100,
  )
  const isWhole = daysPaid !== null && daysPaid >= fullDays(start, end).least
  if (!isRegular(facts) || hasEvent(facts, MONTH) || !isWhole || !isSame || dailySalary <= 0) return null
  if (facts.jobs.hasTwin || facts.neighbours.length === 0) return null
  const less = withAmount(facts, 'salary', (was) => Math.round(was / 2))
  return less && less.payslip.cashTotal > 0 ? less : null
}

/** Two authorized rest days, and the legal pay of one. */
const oneRestDay: Plant = (correct, random) => {
  const facts = plants.restDays?.(correct, random) ?? null
  const sunday = facts?.authorized?.restDays[0]
  if (!facts || !sunday || facts.payslip.dailySalary <= 0) return null
  const other = addDays(sunday, sunday < facts.payslip.end ? 1 : -1)
  const amount = 2 * facts.payslip.dailySalary
  const line = checkedLine({ side: 'perception', description: 'DESCANSO TRABAJADO', amount })
  const paid = withPayslip(facts, {
    lines: [...facts.payslip.lines, line],
    cashTotal: facts.payslip.cashTotal + amount,
  })
  return { ...paid, authorized: { overtime: [], restDays: [sunday, other] } }
}

/** A deduction above the movement that the fund posted on the payday. */
function overcharge(facts: PayFacts, topic: 'savings' | 'savingsLoan', random: Random): PayFacts | null {
  const { paid } = facts.payslip
  const movements = (topic === 'savings' ? facts.statement?.movements : facts.statement?.loanMovements) ?? []
  if (!movements.some(({ date }) => date === paid)) return null
  return withAmount(facts, topic, (was) => was + pesos(random))
}

/** Returns whether the year has no incapacity and the person worked before it began. */
function hasWholeYear({ payslip: { year }, jobs, kardex }: PayFacts): boolean {
  const first = `${year}-01-01`
  const wasSick = kardex?.incapacities.some((day) => day.startsWith(String(year)))
  return !wasSick && jobs.unbrokenSince !== null && jobs.unbrokenSince < first
}

export interface CheckScore {
  planted: number
  found: number
  foundPercent: number
  missed: readonly string[]
  correct: number
  /** Correct payslips with a difference. */
  wrong: readonly string[]
  falsePercent: number
  /** Correct regular payslips with two right rules or more. */
  rightPercent: number
  /** 99th percentile of one check, ms. */
  ms: number
}

/** Checks correct payslips of the demo and of generated companies, then the same with one planted error each. */
export function scorePayCheck(errors: number, peoplePerStyle: number): CheckScore {
  const correct: Correct[] = [
    ...demoPay().map((facts) => ({ source: 'demo', facts, write: writeUntyped })),
    ...companiesPay(peoplePerStyle).map(({ style, facts }) => ({
      source: style,
      facts,
      write: writerOf(style),
    })),
  ]
  const times: number[] = []
  const results = correct.map(({ source, facts }) => {
    const began = performance.now()
    const rules = checkPay(facts)
    times.push(performance.now() - began)
    return { source, facts, rules }
  })
  const isDifference = ({ state }: CheckedRule) => state === 'difference'
  const wrong = results.flatMap(({ source, facts, rules }) =>
    rules.some(isDifference)
      ? [`${source} ${facts.payslip.end} ${JSON.stringify(rules.filter(isDifference))}`]
      : [],
  )
  const regular = results.filter(({ facts }) => isRegular(facts))
  const right = regular.filter(({ rules }) => rules.filter(({ state }) => state === 'ok').length > 1)
  const { planted, missed } = plantErrors(correct, errors)
  return {
    planted,
    found: planted - missed.length,
    foundPercent: (100 * (planted - missed.length)) / planted,
    missed,
    correct: correct.length,
    wrong,
    falsePercent: (100 * wrong.length) / correct.length,
    rightPercent: (100 * right.length) / regular.length,
    ms: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0,
  }
}

function writeUntyped(meaning: Parameters<Write>[0], amount: number): CheckedLine {
  return checkedLine({ side: 'deduction', description: meaning === 'absence' ? 'FALTAS' : meaning, amount })
}

/** Plants the errors of all rules in turn, half of them in the demo. */
function plantErrors(correct: readonly Correct[], errors: number): { planted: number; missed: string[] } {
  const random = randomFor(SEED)
  const kinds: [RuleName, Plant][] = [
    ...(Object.entries(plants) as [RuleName, Plant][]),
    ['days', halfSalary],
    ['restDays', oneRestDay],
  ]
  const isDemo = ({ source }: Correct) => source === 'demo'
  const pools = [correct.filter(isDemo), correct.filter((one) => !isDemo(one))]
  const missed: string[] = []
  let planted = 0
  for (let turn = 0; planted < errors; turn++) {
    const [rule, plant] = kinds[turn % kinds.length] as [RuleName, Plant]
    const pool = pools[Math.floor(turn / kinds.length) % pools.length] ?? []
    const place = plantIn(pool, plant, random)
    if (place === null) continue
    planted++
    const result = checkPay(place.wrong).find((one) => one.rule === rule)
    if (result?.state === 'difference') continue
    const why = result?.state === 'unknown' ? result.missing : (result?.state ?? 'none')
    missed.push(`${rule} ${place.source} ${place.wrong.payslip.end}: ${why}`)
  }
  return { planted, missed }
}

/** Returns null when the error is impossible in almost every payslip. */
function plantIn(
  pool: readonly Correct[],
  plant: Plant,
  random: Random,
): { source: string; wrong: PayFacts } | null {
  for (let attempt = 0; attempt < 400; attempt++) {
    const one = pool[random.whole(0, pool.length - 1)]
    const wrong = one && plant(one, random)
    if (one && wrong) return { source: one.source, wrong }
  }
  return null
}
