import type { CheckedLine, PayFacts } from '#domain/pay-check/facts.ts'
import { checkedLine, kardexFacts } from '#domain/pay-check/sources.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import type { DemoPerson } from '#server/seed/demo-person.ts'
import { kardexOf } from '#server/seed/pay/kardex.ts'
import type { PayslipDraft } from '#server/seed/pay/payslip-draft.ts'
import { payslipsOf } from '#server/seed/pay/payslips.ts'
import { savingsOf } from '#server/seed/pay/savings-rows.ts'
import { demoPeople } from '#server/seed/people.ts'
import { factsOfYear } from './facts-of-year.ts'

const TODAY = '2026-11-21'
const PEOPLE = 8

function periodOf(draft: PayslipDraft): PayslipPeriod {
  return {
    paid_date: draft.period.paidDate,
    stamped: draft.isStamped,
    idtimbrado: null,
    pdf_receipt: '',
    payroll: draft.payroll,
    year: draft.period.year,
    period: draft.code ?? draft.period.number,
    type: draft.type,
    prenomina: draft.isPrepayroll,
    end_date: draft.period.endDate,
  }
}

function cashOf({ lines }: PayslipDraft): number {
  return cashAndVouchers(lines.total('perception') - lines.total('deduction'), lines.lines).cash
}

/** Adds the hours that a stamped receipt states. */
function linesOf(draft: PayslipDraft): CheckedLine[] {
  return draft.lines.lines.map(({ side, description, amount, quantity, unit }) => ({
    ...checkedLine({ side, description, amount }),
    overtime: unit === 'hours' ? [{ kind: '01', days: 2, hours: quantity ?? 0, paid: amount }] : [],
  }))
}

function factsOf(person: DemoPerson): PayFacts[] {
  const facts = kardexOf(person, TODAY)
  const daysOf = (...kinds: number[]) =>
    facts.filter(({ kind, date }) => kinds.includes(kind) && date <= TODAY)
  const kardex = kardexFacts(TODAY, {
    // Records before and after the payslips show that the kardex covers them.
    absences: ['2024-01-02', ...daysOf(4, 5).map(({ date }) => date), TODAY],
    incapacities: daysOf(3).map(({ date }) => date),
    permits: daysOf(1).map(({ date, permitType }) => ({ day: date, type: permitType ?? '' })),
    vacations: daysOf(2).map(({ date, status }) => ({ day: date, status: status ?? '' })),
  })
  const payslips = payslipsOf(person, TODAY).map((draft) => ({
    period: periodOf(draft),
    start: draft.period.startDate,
    daysPaid: draft.daysPaid || null,
    dailySalary: draft.dailySalary,
    cashTotal: cashOf(draft),
    lines: linesOf(draft),
  }))
  const authorized = { overtime: [], restDays: [] }
  return factsOfYear(payslips, { kardex, authorized, statement: statementOf(person), today: TODAY })
}

function statementOf(person: DemoPerson): PayFacts['statement'] {
  const savings = savingsOf(person, TODAY)
  if (!savings) return null
  const { loan } = savings
  return {
    asOf: TODAY,
    movements: savings.movements.map(({ concept, period, amount, date }) => ({
      concept,
      period,
      amount,
      date,
    })),
    loanMovements: (loan?.movements ?? []).map(({ date, principal, interest, balance }) => ({
      loanId: loan?.row.id ?? 0,
      date,
      principal,
      interest,
      balance,
    })),
    loans: loan
      ? [
          {
            id: loan.row.id ?? 0,
            amount: loan.row.amount,
            term: loan.row.term,
            isWeekly: loan.row.frequency === 'weekly',
            periodRate: Number(loan.row.periodRate),
          },
        ]
      : [],
  }
}

/** Facts of the payslips of the demo, which are correct. */
export function demoPay(): PayFacts[] {
  return demoPeople
    .filter((person) => person.user !== null && person.dailySalary > 0)
    .slice(0, PEOPLE)
    .flatMap(factsOf)
}
