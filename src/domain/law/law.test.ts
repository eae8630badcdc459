import { describe, expect, test } from 'vitest'
import { readLawFile } from './law-file.ts'
import { lawOn, withOwnRows } from './law-on.ts'
import { type LawRow, lawRowProblems } from './law-row.ts'
import { lawRules } from './rules.ts'
import { pay } from './rows/pay.es.ts'
import { privacy } from './rows/privacy.es.ts'
import { workingTime } from './rows/working-time.es.ts'
import { shippedRows } from './shipped-rows.ts'

const header = 'regla,valor,desde,hasta,articulo,fuente,confirmada'
const row = (changes: Partial<LawRow> = {}): LawRow => ({
  rule: 'weeklyHours',
  value: '38',
  from: '2032-01-01',
  until: null,
  article: 'CPEUM 123 A IV',
  source: 'DOF 2031-11-01',
  isConfirmed: true,
  ...changes,
})

describe('shipped rows', () => {
  test.each([
    ['working time', workingTime],
    ['pay', pay],
    ['privacy', privacy],
  ])('of %s are all good', (_, text) => {
    expect(readLawFile(text).problems).toEqual([])
    expect(readLawFile(text).rows).toHaveLength(text.trim().split('\n').length - 1)
  })

  test('have each rule, and no two rows of a rule for one day', () => {
    expect(lawRules.filter((rule) => !shippedRows.some((one) => one.rule === rule))).toEqual([])
    for (const rule of lawRules) {
      const own = shippedRows.filter((one) => one.rule === rule)
      const overlaps = own.filter((one) =>
        own.some(
          (other) =>
            other !== one && other.from <= (one.until ?? '9999') && one.from <= (other.until ?? '9999'),
        ),
      )
      expect(overlaps).toEqual([])
    }
  })
})

describe('lawOn', () => {
  test('answers typed values, with article and certainty', () => {
    const law = lawOn('2026-11-30')
    expect(law.value('vacationPremium')).toBe(0.25)
    expect(law.value('minimumWage')).toBe(31_504)
    expect(law.value('sensitiveConsent')).toBe(true)
    expect(law.value('christmasBonusBefore')).toBe('12-20')
    expect(law.rule('weeklyHours')).toMatchObject({ value: 48, article: 'LFT 61 y 69', isConfirmed: true })
    expect(lawOn('2030-01-01').rule('weeklyHours')).toMatchObject({ value: 40, isConfirmed: false })
    expect(lawOn('1960-01-01').rule('weeklyHours')).toBeNull()
  })

  test('takes a company’s row from its first day to its last, and before a shipped one of the same day', () => {
    const rows = withOwnRows([
      row({ until: '2032-12-31' }),
      row({ value: '46', from: '2027-01-01', until: '2027-12-31' }),
    ])
    expect(lawOn('2031-12-31', rows).value('weeklyHours')).toBe(40)
    expect(lawOn('2032-01-01', rows).value('weeklyHours')).toBe(38)
    expect(lawOn('2033-01-01', rows).value('weeklyHours')).toBe(40)
    expect(lawOn('2027-05-01', rows).rule('weeklyHours')).toMatchObject({ isConfirmed: true })
  })
})

describe('a file of rows', () => {
  test('reads quoted cells, Windows line ends and a byte order mark', () => {
    const text = `\uFEFF${header}\r\nweeklyHours,38,2032-01-01,,"CPEUM 123, A IV","DOF ""2031""",SI\r\n\r\n`
    expect(readLawFile(text)).toEqual({
      rows: [row({ article: 'CPEUM 123, A IV', source: 'DOF "2031"' })],
      problems: [],
    })
  })

  test('names the line and the field of each problem, and gives no rows', () => {
    const text = `${header}
weeklyHours,38,2032-01-01,,LFT 61,DOF,sí
weekHours,38,2032-02-30,2031-01-01,,DOF,quizá
uma,much,2032-01-01,,LFT,DOF,no
uma,1`
    expect(readLawFile(text)).toEqual({
      rows: [],
      problems: [
        { line: 3, field: 'rule' },
        { line: 3, field: 'from' },
        { line: 3, field: 'until' },
        { line: 3, field: 'article' },
        { line: 3, field: 'confirmed' },
        { line: 4, field: 'value' },
        { line: 5, field: 'columns' },
      ],
    })
  })

  test('needs its header', () => {
    for (const text of ['', 'regla,valor\n', 'weeklyHours,38,2032-01-01,,LFT 61,DOF,sí'])
      expect(readLawFile(text)).toEqual({ rows: [], problems: [{ line: 1, field: 'header' }] })
  })
})

test.each([
  ['vacationDays', '1:12 2:14', true],
  ['vacationDays', '2:14 1:12', false],
  ['vacationDays', '12', false],
  ['officialHolidays', 'newYear=01-01; Día del Minero=07-11', true],
  ['officialHolidays', 'newYear=13-01', false],
  ['officialHolidays', 'constitution=02-lun1', false],
  ['vacationPremium', '25 %', true],
  ['vacationPremium', '125', false],
  ['minimumWage', '$315.04', true],
  ['minimumWage', '315,04', false],
  ['christmasBonusBefore', '12-32', false],
  ['electionDays', '2033-06-05 2036-06-01', true],
  ['electionDays', '05/06/2033', false],
  ['sensitiveConsent', 'quizá', false],
] as const)('the value of %s may be %j: %j', (rule, value, isGood) => {
  expect(lawRowProblems(row({ rule, value }))).toEqual(isGood ? [] : ['value'])
})
