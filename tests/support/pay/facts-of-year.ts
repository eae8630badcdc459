import { lawOn } from '#domain/law/law-on.ts'
import type { CheckedLine, KardexFacts, PayFacts, StatementFacts } from '#domain/pay-check/facts.ts'
import { mayPayVacation, vacationYear } from '#domain/pay-check/other-vacation.ts'
import {
  earlierPay,
  employmentFacts,
  furtherPay,
  mostPaidIn,
  payAfter,
  payUntil,
  yearlyTopic,
} from '#domain/pay-check/sources.ts'
import { type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'

/** Payslip of a list, with what its XML states. Amounts are centavos, days YYYY-MM-DD. */
export interface ListedPayslip {
  period: PayslipPeriod
  start: string
  daysPaid: number | null
  dailySalary: number
  cashTotal: number
  lines: readonly CheckedLine[]
}

interface Sources {
  kardex: KardexFacts
  authorized: PayFacts['authorized']
  statement: StatementFacts | null
  today: string
}

/** Prenóminas count only as later periods. */
export function factsOfYear(payslips: readonly ListedPayslip[], sources: Sources): PayFacts[] {
  const periods = payslips.map(({ period }) => period)
  const find = (period: PayslipPeriod | null) => payslips.find((one) => one.period === period) ?? null
  return payslips
    .filter(({ period }) => !period.prenomina && period.paid_date <= sources.today)
    .map((one): PayFacts => {
      const { period, start } = one
      const topic = yearlyTopic(payslipKind(period))
      const later = find(payAfter(period, periods))
      const earlier = find(payUntil(period, periods))
      const others = payslips.filter(
        (other) => other !== one && !other.period.prenomina && other.period.year === period.year,
      )
      return {
        law: lawOn,
        payslip: {
          kind: payslipKind(period),
          year: period.year,
          period: String(period.period),
          start,
          end: period.end_date,
          paid: period.paid_date,
          daysPaid: one.daysPaid,
          dailySalary: one.dailySalary,
          cashTotal: one.cashTotal,
          lines: one.lines,
        },
        later: later && later.lines,
        laterEnd: later && later.period.end_date,
        further: furtherPay(period, periods).flatMap((other) => {
          const pay = find(other)
          return pay ? [{ end: other.end_date, lines: pay.lines }] : []
        }),
        earlier: earlierPay(period, periods).flatMap((other) => {
          const pay = find(other)
          return pay
            ? [{ start: pay.start, end: other.end_date, daysPaid: pay.daysPaid, lines: pay.lines }]
            : []
        }),
        neighbours: [later, earlier].flatMap((other) =>
          other === null ? [] : [{ ...other, end: other.period.end_date }],
        ),
        jobs: {
          ...employmentFacts(period, start, periods),
          previousDaysPaid: earlier?.daysPaid ?? null,
        },
        kardex: sources.kardex,
        isKardexUnreadable: false,
        authorized: sources.authorized,
        statement: sources.statement,
        otherVacation: vacationYear(period, start, periods).some((other) =>
          mayPayVacation(other, find(other)?.lines ?? [], { start, end: period.end_date }),
        ),
        otherBonus: topic && others.reduce((sum, { lines }) => sum + mostPaidIn(lines, topic), 0),
      }
    })
}
