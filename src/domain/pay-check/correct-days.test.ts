import { describe, expect, test } from 'vitest'
import { base, line, payslip, resultOf, salary, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import type { PayslipPeriod } from '../payslips/payslip.ts'
import { addDays } from '../time/dates.ts'
import type { PayFacts } from './facts.ts'
import { employmentFacts, kardexFacts } from './sources.ts'

const DAILY = 40_000
const paidDays = (daysPaid: number, others: PayFacts['payslip']['lines'] = []) => ({
  daysPaid,
  lines: [line('salary', Math.round(daysPaid * DAILY)), tax, ...others],
})
const kardex = { asOf: '2026-11-21', unpaidDays: ['2026-11-11'], incapacities: [], vacations: [] }
const weekBefore = (weeks: number, daysPaid: number) => ({
  start: addDays('2026-11-09', -7 * weeks),
  end: addDays('2026-11-15', -7 * weeks),
  daysPaid,
  lines: [line('salary', daysPaid * DAILY)],
})
const period = (end_date: string, change: Partial<PayslipPeriod> = {}): PayslipPeriod => ({
  paid_date: addDays(end_date, 5),
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: 2026,
  period: 46,
  type: 1,
  prenomina: false,
  end_date,
  ...change,
})

describe('correct days have no difference', () => {
  test.each([
    ['week of five days', 5.6],
    ['guard of 24 hours', 5],
  ])('when one absence costs more than a day: %s', (_, daysPaid) => {
    expect(resultOf('days', payslip(paidDays(daysPaid), { kardex }))).toMatchObject({ missing: 'schedule' })
  })

  test.each([6.5, 6.75, 5.5, 6.938])('when hours were not worked: %d days', (daysPaid) => {
    expect(resultOf('days', payslip(paidDays(daysPaid)))).toMatchObject({ missing: 'partDays' })
  })

  test.each([6, 5.833, 5.6, 5])('but a whole absence that the kardex lacks is one: %d days', (daysPaid) => {
    expect(resultOf('days', payslip(paidDays(daysPaid)))).toMatchObject({ state: 'difference' })
  })

  test('of a guard whose shifts change from week to week', () => {
    const changing = { earlier: [weekBefore(3, 7), weekBefore(2, 6)] }
    expect(resultOf('days', payslip(paidDays(6), changing))).toMatchObject({ missing: 'schedule' })
    const always = { earlier: [weekBefore(3, 7), weekBefore(2, 7)] }
    expect(resultOf('days', payslip(paidDays(6), always))).toMatchObject({ state: 'difference' })
  })

  test.each([
    ['holidayWorked', 120_000],
    ['restDayWorked', 120_000],
    ['backPay', 40_000],
    ['extraordinaryPay', 40_000],
  ] as const)('when another line may pay the day: %s', (topic, amount) => {
    expect(resultOf('days', payslip(paidDays(6, [line(topic, amount)])))).toMatchObject({
      missing: 'otherLines',
    })
  })

  test('when the next payslip pays the day, too', () => {
    const laterEnd = '2026-11-22'
    const later = (...lines: PayFacts['payslip']['lines']) => ({ later: lines, laterEnd })
    for (const lines of [[line('salary', 8 * DAILY)], [salary, line('backPay', DAILY)]]) {
      expect(resultOf('days', payslip(paidDays(6), later(...lines)))).toMatchObject({
        missing: 'whichPeriod',
      })
      const half = { lines: [line('salary', 140_000), tax] }
      expect(resultOf('days', payslip(half, later(...lines)))).toMatchObject({ missing: 'whichPeriod' })
    }
    expect(resultOf('days', payslip(paidDays(6), later(salary)))).toMatchObject({ state: 'difference' })
  })

  test('but the double pay of a holiday leaves nothing for the day itself', () => {
    const facts = payslip(paidDays(6, [line('holidayWorked', 2 * DAILY)]))
    expect(resultOf('days', facts)).toMatchObject({ state: 'difference', days: 1 })
  })

  test('during an unpaid leave that the kardex lists by its first day', () => {
    const leave = kardexFacts('2026-11-21', {
      absences: ['2025-01-02', '2026-11-20'],
      incapacities: [],
      permits: [{ day: '2026-09-28', type: 'Sin goce de sueldo' }],
      vacations: [],
    })
    const jobs = { ...base.jobs, previousDaysPaid: 0 }
    expect(resultOf('days', payslip(paidDays(1), { kardex: leave, jobs }))).toMatchObject({
      missing: 'leave',
    })
    const deducted = withLines([line('absence', 6 * DAILY, 'deduction')], { kardex: leave, jobs })
    expect(resultOf('absences', deducted)).toMatchObject({ missing: 'leave' })
    expect(resultOf('days', payslip(paidDays(4), { kardex: leave }))).toMatchObject({ missing: 'leave' })
    const ended = { ...leave, unpaidDays: [], leaves: ['2026-08-20'] }
    expect(resultOf('days', payslip(paidDays(6), { kardex: ended }))).toMatchObject({ state: 'difference' })
    const after = withLines([line('absence', 6 * DAILY, 'deduction')], { kardex: ended })
    expect(resultOf('absences', after)).toMatchObject({ state: 'difference' })
  })

  test('when an earlier payslip paid a day too many, which is taken back', () => {
    const eight = { ...weekBefore(1, 8), cashTotal: 0 }
    const before = { earlier: [weekBefore(2, 7), weekBefore(1, 8)], neighbours: [eight] }
    expect(resultOf('days', payslip(paidDays(6), before))).toMatchObject({ missing: 'whichPeriod' })
    const less = { lines: [line('salary', 240_000), tax] }
    expect(resultOf('days', payslip(less, before))?.state).not.toBe('difference')
    const deducted = withLines([line('absence', DAILY, 'deduction')], before)
    expect(resultOf('absences', deducted)).toMatchObject({ missing: 'whichPeriod' })
    const fortnight = { start: '2026-11-01', end: '2026-11-15', ...paidDays(14) }
    const sixteen = { start: '2026-10-16', end: '2026-10-31', daysPaid: 16, lines: paidDays(16).lines }
    const usual = {
      earlier: [sixteen],
      neighbours: [{ ...sixteen, cashTotal: 0 }],
      jobs: { ...base.jobs, previousEnd: '2026-10-31', previousDaysPaid: 16 },
    }
    expect(resultOf('days', payslip(fortnight, usual))).toMatchObject({ state: 'difference', days: 1 })
  })

  test('in the first week of part-time work', () => {
    const next = { ...weekBefore(-1, 4), cashTotal: 0 }
    const facts = payslip(paidDays(4), { neighbours: [...base.neighbours, next] })
    expect(resultOf('days', facts)).toMatchObject({ missing: 'schedule' })
  })

  test('when a vacation is paid on its line, and its days are taken out as absences', () => {
    const vacations = ['2026-11-10', '2026-11-11']
    const taken = [line('absence', 2 * DAILY, 'deduction')]
    const away = { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations }
    expect(resultOf('absences', withLines(taken, { kardex: away }))).toMatchObject({
      missing: 'vacationLine',
    })
    expect(resultOf('absences', withLines([...taken, line('vacation', 2 * DAILY)]))).toMatchObject({
      missing: 'vacationLine',
    })
  })

  test('of a contract that ended within the week', () => {
    const own = period('2026-11-15')
    const jobsOf = (...after: PayslipPeriod[]) => ({
      ...employmentFacts(own, '2026-11-09', [period('2026-11-08'), own, ...after]),
      previousDaysPaid: 7,
    })
    for (const after of [period('2026-11-22', { payroll: 5 }), period('2026-12-13')]) {
      expect(resultOf('days', payslip(paidDays(4), { jobs: jobsOf(after) })), after.end_date).toMatchObject({
        state: 'unknown',
      })
    }
    const jobs = jobsOf(period('2026-11-22'))
    expect(resultOf('days', payslip(paidDays(4), { jobs }))).toMatchObject({ state: 'difference' })
  })

  test.each(['2026-11-11', '2026-12-01'])('of a contract before the job that began on %s', (hiredOn) => {
    const jobs = { ...base.jobs, hiredOn }
    expect(resultOf('days', payslip(paidDays(5), { jobs }))).toMatchObject({ missing: 'contract' })
    const half = { lines: [line('salary', 140_000), tax] }
    expect(resultOf('days', payslip(half, { jobs }))).toMatchObject({ missing: 'contract' })
    const deducted = [line('absence', 2 * DAILY, 'deduction')]
    expect(resultOf('absences', withLines(deducted, { jobs }))).toMatchObject({ missing: 'contract' })
    const former = { ...base.jobs, hiredOn: '2026-11-09' }
    expect(resultOf('days', payslip(paidDays(5), { jobs: former }))).toMatchObject({ state: 'difference' })
  })

  test('before the first day of work', () => {
    const hired = (daysPaid: number, hiredOn = '2026-11-11', change: Partial<PayFacts['jobs']> = {}) => {
      const first = { ...base.jobs, previousEnd: null, previousDaysPaid: null, hiredOn, ...change }
      return resultOf('days', payslip(paidDays(daysPaid), { neighbours: [], jobs: first }))
    }
    expect(hired(5)).toMatchObject({
      state: 'ok',
      facts: [
        { name: 'hiredOn', dates: ['2026-11-11'] },
        { name: 'daysSinceHiring', count: 5 },
        { name: 'daysPaid', count: 5 },
        { name: 'periodPay' },
      ],
    })
    expect(hired(1, '2026-11-15')).toMatchObject({ state: 'ok' })
    expect(hired(3)).toMatchObject({ missing: 'contract' })
    expect(hired(5, '2026-11-11', { hasTwin: true })).toMatchObject({ missing: 'contract' })
    expect(hired(5, '2026-12-01')).toMatchObject({ missing: 'contract' })
  })

  test('when the payroll deducts the days after the contract', () => {
    const deducted = [line('absence', 3 * DAILY, 'deduction')]
    const last = { ...base.jobs, hasLeft: true, isListedAfter: false }
    expect(resultOf('absences', withLines(deducted, { jobs: last }))).toMatchObject({ missing: 'leaving' })
  })

  test('with the deduction of an absence in a week of five days', () => {
    const deducted = [line('absence', 1.4 * DAILY, 'deduction')]
    expect(resultOf('absences', withLines(deducted, { kardex }))).toMatchObject({ missing: 'absenceDays' })
    expect(resultOf('absences', withLines(deducted))).toMatchObject({ state: 'difference', centavos: 56_000 })
  })
})

describe('the pay of all days', () => {
  const paying = (amount: number, others: Partial<PayFacts> = {}, more: PayFacts['payslip']['lines'] = []) =>
    resultOf('days', payslip({ lines: [line('salary', amount), tax, ...more] }, others))
  const neighbour = (amount: number) => [
    {
      start: '2026-11-02',
      end: '2026-11-08',
      cashTotal: 0,
      daysPaid: 7,
      lines: [{ ...salary, amount }, tax],
    },
  ]

  test('is a difference at half of the stated salary, which the neighbours pay', () => {
    const result = paying(140_000)
    // A stoppage may have been agreed, so no amount is owed for certain.
    expect(result).toMatchObject({ state: 'difference', found: 'lessSalary', centavos: null })
    expect(result).toHaveProperty('facts.3', { name: 'payOfDays', money: 280_000 })
  })

  test('is right when it equals the stated salary, or the pay of a day of a neighbour', () => {
    expect(paying(280_000)).toMatchObject({
      state: 'ok',
      facts: [{ name: 'fullDays' }, { name: 'daysPaid' }, { name: 'periodPay', money: 280_000 }],
    })
    // The stated salary may be integrated or newer.
    expect(paying(266_800, { neighbours: neighbour(266_800) })).toMatchObject({ state: 'ok' })
  })

  test.each([
    ['partDays', paying(270_000)],
    ['payOfDays', paying(140_000, { neighbours: [] })],
    ['payOfDays', paying(140_000, { neighbours: neighbour(200_000) })],
    ['otherLines', paying(140_000, {}, [line(null, 140_000)])],
    ['otherLines', paying(240_000, {}, [line('holidayWorked', 120_000)])],
    ['vacationLine', paying(140_000, { kardex: { ...kardex, unpaidDays: [], vacations: ['2026-11-12'] } })],
    ['incapacity', paying(140_000, {}, [line('incapacityPay', 50_000)])],
    ['otherReceipt', paying(140_000, { jobs: { ...base.jobs, hasTwin: true } })],
    ['leaving', paying(140_000, { jobs: { ...base.jobs, hasLeft: true } })],
    ['kardex', paying(140_000, { kardex: null })],
  ])('is unknown for %s', (missing, result) => {
    expect(result).toMatchObject({ state: 'unknown', missing })
  })

  test('may be less by an absence of the kardex', () => {
    expect(paying(240_000, { kardex })).toMatchObject({ state: 'ok' })
    expect(paying(140_000, { kardex })).toMatchObject({ missing: 'payOfDays' })
  })

  test('is compared, too, when the kardex explains fewer days', () => {
    const six = (amount: number) =>
      resultOf('days', payslip({ daysPaid: 6, lines: [line('salary', amount), tax] }, { kardex }))
    expect(six(240_000)).toMatchObject({ state: 'ok' })
    expect(six(233_400)).toMatchObject({ state: 'ok' })
    expect(six(120_000)).toMatchObject({ missing: 'payOfDays' })
  })
})
