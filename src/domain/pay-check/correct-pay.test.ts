import { describe, expect, test } from 'vitest'
import { base, payslip, resultOf, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import type { LineSide } from '../pay-lines/pay-line.ts'
import type { PayslipPeriod } from '../payslips/payslip.ts'
import { addDays } from '../time/dates.ts'
import { checkPay, summaryOf } from './check-pay.ts'
import type { CheckedLine, PayFacts } from './facts.ts'
import { checkedLine, employmentFacts, furtherPay } from './sources.ts'

const described = (side: LineSide, satType: string, description: string, pesos: number): CheckedLine =>
  checkedLine({ side, satType, description, amount: pesos * 100 })
const paid = (satType: string, description: string, pesos: number) =>
  described('perception', satType, description, pesos)
const taken = (satType: string, description: string, pesos: number) =>
  described('deduction', satType, description, pesos)
const salaryOf = (days: number) => paid('001', 'SUELDO', 400 * days)
const days = (daysPaid: number, lines: readonly CheckedLine[] = [salaryOf(daysPaid)]) => ({
  daysPaid,
  lines: [...lines, tax],
})

const period = (end_date: string, change: Partial<PayslipPeriod> = {}): PayslipPeriod => ({
  paid_date: addDays(end_date, 5),
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: Number(end_date.slice(0, 4)),
  period: 46,
  type: 1,
  prenomina: false,
  end_date,
  ...change,
})
const jobsOf = (own: PayslipPeriod, start: string, list: readonly PayslipPeriod[], previousDaysPaid = 7) => ({
  ...employmentFacts(own, start, list),
  previousDaysPaid,
})
const weeks = (from: string, to: string) => {
  const ends: string[] = []
  for (let end = from; end <= to; end = addDays(end, 7)) ends.push(end)
  return ends.map((end) => period(end))
}
const differencesIn = (facts: PayFacts) => checkPay(facts).filter(({ state }) => state === 'difference')

describe('correct payslips have no difference', () => {
  test.each([
    ['a month of 31 days, paid as 30', '2026-10-01', '2026-10-31', 30],
    ['a month of 31 days, paid as 30.4', '2026-10-01', '2026-10-31', 30.4],
    ['ten days of a month’s end, paid as 10', '2026-10-21', '2026-10-31', 10],
    ['ten days, paid as 10.14', '2026-10-11', '2026-10-20', 10.14],
  ])('%s', (_, start, end, daysPaid) => {
    expect(resultOf('days', payslip({ start, end, ...days(daysPaid) }))).toMatchObject({ state: 'ok' })
  })

  test('a period of an unusual length', () => {
    const facts = payslip({ start: '2026-10-01', end: '2026-11-15', ...days(40) })
    expect(resultOf('days', facts)).toMatchObject({ missing: 'periodLength' })
  })

  test('six days, and the seventh on its own line', () => {
    const seventh = (pesos: number) => days(6, [salaryOf(6), paid('001', 'SEPTIMO DIA', pesos)])
    expect(resultOf('days', payslip(seventh(400)))).toMatchObject({ state: 'ok' })
    expect(resultOf('days', payslip(seventh(380)))).toMatchObject({ missing: 'seventhDay' })
    const less = days(5, [salaryOf(5), paid('001', 'SEPTIMO DIA', 400)])
    const jobs = { ...base.jobs, previousDaysPaid: 6 }
    expect(resultOf('days', payslip(less, { jobs }))).toMatchObject({ state: 'difference', days: 1 })
  })

  test('six days with the salary of seven, and a line that may be the seventh', () => {
    expect(resultOf('days', payslip(days(6, [salaryOf(7)])))).toMatchObject({ state: 'ok' })
    expect(resultOf('days', payslip(days(6, [salaryOf(8)])))).toMatchObject({ missing: 'payOfDays' })
    const other = days(6, [salaryOf(6), paid('038', 'CONCEPTO 77', 400)])
    expect(resultOf('days', payslip(other))).toMatchObject({ missing: 'otherLines' })
  })

  test('a week paid in two payslips', () => {
    const own = period('2026-11-15')
    const list = [
      period('2026-11-08'),
      own,
      period('2026-11-15', { period: '46 B' }),
      period('2026-11-22', { prenomina: true }),
    ]
    const facts = payslip(days(4), { jobs: jobsOf(own, '2026-11-09', list) })
    expect(resultOf('days', facts)).toMatchObject({ missing: 'otherReceipt' })
    const alone = jobsOf(
      own,
      '2026-11-09',
      list.filter((one) => one.period !== '46 B'),
    )
    expect(resultOf('days', payslip(days(4), { jobs: alone }))).toMatchObject({ state: 'difference' })
  })

  test('part-time work of three days a week', () => {
    const jobs = { ...base.jobs, previousDaysPaid: 3 }
    expect(resultOf('days', payslip(days(3), { jobs }))).toMatchObject({ missing: 'schedule' })
  })

  test.each(['HORAS NO LABORADAS', 'PERMISO', 'FALTAS EN HORAS', 'FALTAS 8 H'])(
    'a deduction of %s, because the kardex lists no hours',
    (name) => {
      expect(resultOf('absences', withLines([taken('020', name, 80)]))?.state).not.toBe('difference')
      expect(resultOf('absences', withLines([taken('020', name, 400)]))?.state).not.toBe('difference')
    },
  )

  test('an absence that is no whole day', () => {
    expect(resultOf('absences', withLines([taken('020', 'FALTAS', 150)]))).toMatchObject({
      missing: 'absenceDays',
    })
    expect(resultOf('absences', withLines([taken('020', 'FALTAS', 466.67)]))).toMatchObject({
      state: 'difference',
    })
  })

  test('a maternity leave that the kardex lists by its first day only', () => {
    const kardex = {
      asOf: '2026-11-21',
      unpaidDays: ['2026-10-07'],
      incapacities: ['2026-10-07'],
      vacations: [],
    }
    const jobs = { ...base.jobs, previousDaysPaid: 0 }
    expect(resultOf('days', payslip(days(1), { kardex, jobs }))).toMatchObject({ missing: 'incapacity' })
    const deducted = withLines([taken('020', 'INCAPACIDAD MATERNIDAD', 2_800)], { kardex, jobs })
    expect(differencesIn(deducted)).toEqual([])
    const ended = { ...kardex, unpaidDays: [], incapacities: ['2026-08-07'] }
    expect(resultOf('days', payslip(days(6), { kardex: ended }))).toMatchObject({ state: 'difference' })
  })

  test('a vacation that was paid in advance', () => {
    const kardex = { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations: ['2026-11-12'] }
    expect(resultOf('days', payslip(days(6), { kardex }))).toMatchObject({ missing: 'vacationLine' })
  })

  test('a Christmas bonus of somebody who was hired again in August', () => {
    const bonus = period('2026-12-18', { payroll: 4, paid_date: '2026-12-18' })
    const list = [...weeks('2025-10-05', '2026-03-01'), ...weeks('2026-08-16', '2026-12-13'), bonus]
    const kardex = { asOf: '2026-12-22', unpaidDays: [], incapacities: [], vacations: [] }
    const facts = (jobs: PayFacts['jobs']) =>
      payslip(
        {
          kind: 'christmas-bonus',
          start: '2026-12-18',
          end: '2026-12-18',
          paid: '2026-12-18',
          lines: [paid('002', 'AGUINALDO', 2_300)],
        },
        { kardex, jobs, otherBonus: 0 },
      )
    expect(resultOf('christmasBonus', facts(jobsOf(bonus, '2026-12-18', list)))).toMatchObject({
      missing: 'hireDay',
    })
    const whole = [...weeks('2025-10-05', '2026-12-13'), bonus]
    expect(resultOf('christmasBonus', facts(jobsOf(bonus, '2026-12-18', whole)))).toMatchObject({
      centavos: 370_000,
    })
  })

  test('a vacation premium in parts', () => {
    const kardex = { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations: ['2026-11-10'] }
    const lines = [paid('001', 'VACACIONES', 800), paid('021', 'PRIMA VACACIONAL', 100)]
    expect(resultOf('vacation', withLines(lines, { kardex }))).toMatchObject({ missing: 'premiumPayday' })
  })
})

describe('what was not compared is not said to be right', () => {
  const authorized = { overtime: [{ day: '2026-11-12', hours: 3 }], restDays: [] }
  const extra = {
    ...paid('019', 'HORAS EXTRA DOBLES', 300),
    overtime: [{ kind: '01', days: 1, hours: 3, paid: 30_000 }],
  }
  const summaryWith = (...lines: CheckedLine[]) => {
    const [before] = base.neighbours
    const neighbours = before ? [{ ...before, lines: [...before.lines, ...lines] }] : []
    return summaryOf(checkPay(withLines([extra, ...lines], { authorized, neighbours })))
  }

  test.each([
    ['010', 'INFONAVIT', 'INFONAVIT'],
    ['001', 'IMSS', 'I.M.S.S.'],
  ])('a deduction of type %s that is taken twice', (satType, first, second) => {
    expect(summaryWith(taken(satType, first, 120))?.state).toBe('ok')
    expect(summaryWith(taken(satType, first, 120), taken(satType, second, 80))?.state).toBe('ok')
    expect(summaryWith(taken(satType, first, 120), taken(satType, second, 120))).toMatchObject({
      state: 'partly',
      right: expect.arrayContaining(['net', 'days', 'overtime']),
    })
  })

  test('three days of vacation, of which a line pays one', () => {
    const vacations = ['2026-11-10', '2026-11-11', '2026-11-12']
    const kardex = { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations }
    const lines = (daysPaid: number) => [
      paid('001', 'VACACIONES', 400 * daysPaid),
      paid('021', 'PRIMA VACACIONAL', 100 * daysPaid),
    ]
    expect(resultOf('vacation', withLines(lines(1), { kardex }))).toMatchObject({ missing: 'vacationLine' })
    expect(resultOf('vacation', withLines(lines(3), { kardex }))).toMatchObject({ state: 'ok' })
  })

  test('a Christmas bonus of fifteen days, which may be less than the contract’s', () => {
    const kardex = { asOf: '2026-12-22', unpaidDays: [], incapacities: [], vacations: [] }
    const facts = payslip(
      {
        kind: 'christmas-bonus',
        paid: '2026-12-18',
        cashTotal: 600_000,
        lines: [paid('002', 'AGUINALDO', 6_000)],
      },
      { kardex, otherBonus: 0 },
    )
    expect(resultOf('christmasBonus', facts)).toMatchObject({ state: 'ok', doubt: 'ownBonus' })
    expect(summaryOf(checkPay(facts))).toMatchObject({ state: 'partly', right: ['net', 'christmasBonus'] })
  })
})

test('a missing day that a line also deducts is only one difference', () => {
  const absence = taken('020', 'FALTAS', 400)
  for (const salaried of [6, 7]) {
    const facts = payslip(days(6, [salaryOf(salaried), absence]))
    const cashTotal = salaried * 40_000 - 40_000 - tax.amount
    const found = differencesIn({ ...facts, payslip: { ...facts.payslip, cashTotal } })
    expect(found).toMatchObject([{ rule: 'absences', centavos: 40_000 }])
  }
})

test('one absence of the kardex does not explain both a missing day and a deduction', () => {
  const kardex = { asOf: '2026-11-21', unpaidDays: ['2026-11-11'], incapacities: [], vacations: [] }
  const absence = taken('020', 'FALTAS', 400)
  const twice = payslip(days(6, [salaryOf(6), absence]), { kardex })
  expect(resultOf('absences', twice)).toMatchObject({ missing: 'absenceDays' })
  const once = payslip(days(6, [salaryOf(7), absence]), { kardex })
  expect(resultOf('absences', once)).toMatchObject({ state: 'ok' })
})

test('the payslips of the five weeks after a period may pay its work', () => {
  const list = weeks('2026-11-08', '2027-02-07')
  const own = list.find((one) => one.end_date === '2026-11-15')
  if (!own) throw new Error('no such week')
  expect(furtherPay(own, list).map((one) => one.end_date)).toEqual([
    '2026-11-29',
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
  ])
  const months = ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31'].map((end) => period(end))
  expect(furtherPay(months[0] ?? own, months).map((one) => one.end_date)).toEqual(['2026-12-31'])
})
