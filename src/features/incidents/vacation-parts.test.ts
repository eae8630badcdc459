import { expect, test } from 'vitest'
import { examples } from '#contract/time/kardex.examples.ts'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { vacationParts } from './vacation-parts.ts'

const vacation = examples.readKardex.response.vacaciones as VacationLeft

test('counts requested days in the year of service to which they belong, each once', () => {
  const requested = ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-10']
  const asked = ['2026-12-21', '2027-03-15', '2027-03-16']
  expect(vacationParts(vacation, requested, asked)).toEqual([
    { from: '', left: 6, requested: 2, asked: 1 },
    { from: '2027-03-10', left: 16, requested: 1, asked: 2 },
  ])
  expect(vacationParts(vacation, [], asked)).toEqual([])
})

test('knows only the current year when no other one follows', () => {
  expect(vacationParts({ ...vacation, siguienteDesde: '', siguienteDias: 0 }, ['2030-01-02'], [])).toEqual([
    { from: '', left: 6, requested: 1, asked: 0 },
  ])
})
