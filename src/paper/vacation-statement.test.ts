import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawVacationStatement, type VacationPaper } from './vacation-statement.ts'

const paper: VacationPaper = {
  person: { number: '100101', name: 'LAURA RIOS', position: 'OPERADORA', department: 'ENSAMBLE' },
  company: 'TURNO DEMO',
  today: '2026-11-30',
  hiredOn: '2024-03-10',
  years: 2,
  from: '2026-03-10',
  entitled: 14,
  grantUntil: '2026-09-09',
  taken: 8,
  planned: 0,
  carried: 0,
  left: 6,
  stated: null,
  lapsesOn: '2027-09-09',
  nextFrom: '2027-03-10',
  nextDays: 16,
  article: 'LFT 76',
  isConfirmed: true,
}

function textOf(drawn: VacationPaper): string {
  const file = Buffer.from(drawVacationStatement(drawn))
  const raw = file.toString('latin1')
  return [...raw.matchAll(/stream\r?\n/g)]
    .filter(({ index }) => raw.slice(index - 3, index) !== 'end')
    .map(({ index, 0: word }) => inflateSync(file.subarray(index + word.length)).toString('latin1'))
    .join('\n')
}

test('prints seniority, period, days and the day until which they are granted', () => {
  const text = textOf(paper)
  for (const written of [
    'Laura Rios',
    '100101',
    'TURNO DEMO',
    '10/03/2024',
    '(14)',
    '09/09/2026',
    '(6)',
    '09/09/2027',
    '16 d',
    '10/03/2027',
  ])
    expect(text).toContain(written)
  expect(text).not.toContain('Nadie ha confirmado')
  expect(Buffer.from(drawVacationStatement(paper))).toEqual(Buffer.from(drawVacationStatement(paper)))
})

test('says that the first year is not over, and that the values are not confirmed', () => {
  const text = textOf({
    ...paper,
    years: 0,
    from: '',
    entitled: 0,
    grantUntil: '',
    left: 0,
    lapsesOn: '',
    isConfirmed: false,
  })
  expect(text).toContain('primer a')
  expect(text).toContain('Nadie ha confirmado')
})

test('prints the company’s balance with its day', () => {
  const text = textOf({ ...paper, left: 4.5, stated: { days: 7.5, on: '2026-05-03' }, lapsesOn: '' })
  for (const written of ['Saldo de la empresa al 03/05/2026', '(7.5)', '(4.5)'])
    expect(text).toContain(written)
  expect(text).not.toContain('anterior')
})
