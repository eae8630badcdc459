import type { PayFacts } from '#domain/pay-check/facts.ts'
import { type Random, randomFor } from '#server/seed/random.ts'
import { styles } from '../files/payroll-styles.ts'
import {
  absenceInFiveDays,
  guardShifts,
  halfDays,
  hoursNotWorked,
  longPeriods,
  partTime,
  unpaidLeave,
} from './absence-situations.ts'
import {
  bonusAfterRaise,
  contractWithinWeek,
  otherDailySalary,
  settlement,
  weekInTwoReceipts,
} from './job-situations.ts'
import { fundPostsLater, inKindOutside, twoPaymentsAtOnce } from './net-situations.ts'
import {
  halfHours,
  overtimeCarried,
  overtimeInTwoLines,
  retroactiveOvertime,
  workedHoliday,
} from './overtime-situations.ts'
import { hiredWithinPeriod, sundayPremium } from './sunday-situations.ts'
import { vacationElsewhere } from './vacation-situations.ts'

type Invent = (style: string, random: Random) => PayFacts[]

/** Situations of correct payslips that the year of `company-pay.ts` lacks; `inTen` of ten people are in each. */
const situations: Readonly<Record<string, { invent: Invent; inTen: number }>> = {
  'retroactive overtime': { invent: retroactiveOvertime, inTen: 2 },
  'overtime in two lines': { invent: overtimeInTwoLines, inTen: 2 },
  'overtime carried to the next payslip': { invent: overtimeCarried, inTen: 2 },
  'half hours of overtime': { invent: halfHours, inTen: 2 },
  'worked holiday on its own line': { invent: workedHoliday, inTen: 2 },
  'absence in a five-day week': { invent: absenceInFiveDays, inTen: 3 },
  'guards’ shifts': { invent: guardShifts, inTen: 2 },
  'hours not worked': { invent: hoursNotWorked, inTen: 2 },
  'leave listed by its first day': { invent: unpaidLeave, inTen: 1 },
  'part-time': { invent: partTime, inTen: 1 },
  'half days at half pay': { invent: halfDays, inTen: 1 },
  'months, ten days and fortnights': { invent: longPeriods, inTen: 3 },
  'contract within the week': { invent: contractWithinWeek, inTen: 4 },
  settlement: { invent: settlement, inTen: 1 },
  'week in two receipts': { invent: weekInTwoReceipts, inTen: 2 },
  'other daily salary': { invent: otherDailySalary, inTen: 2 },
  'bonus after a raise': { invent: bonusAfterRaise, inTen: 3 },
  'payments in kind outside the net': { invent: inKindOutside, inTen: 2 },
  'two payments at once': { invent: twoPaymentsAtOnce, inTen: 2 },
  'fund that posts later': { invent: fundPostsLater, inTen: 2 },
  'Sunday premium': { invent: sundayPremium, inTen: 6 },
  'job that begins within the period': { invent: hiredWithinPeriod, inTen: 3 },
  'vacation paid elsewhere': { invent: vacationElsewhere, inTen: 6 },
}

interface SituationPay {
  style: string
  situation: string
  facts: PayFacts
}

/** Facts of correct payslips in every situation. With few people per style, each style has only some situations. */
export function situationsPay(perStyle: number): SituationPay[] {
  const names = Object.keys(styles)
  return Object.entries(situations).flatMap(([situation, { invent, inTen }], at) => {
    const people = Math.ceil((inTen * perStyle * names.length) / 10)
    return Array.from({ length: people }, (_, person) => {
      const style = names[(at + person) % names.length] ?? ''
      const random = randomFor(`${situation}|${style}|${person}`)
      return invent(style, random).map((facts) => ({ style, situation, facts }))
    }).flat()
  })
}
