import { expect, test } from 'vitest'
import { lawOn, withOwnRows } from '../law/law-on.ts'
import { legalQuota } from './legal-quota.ts'

const wage = {
  rule: 'minimumWage',
  value: '300',
  from: '2026-01-01',
  until: '2026-12-31',
  article: 'LFT 90',
  source: 'DOF',
  isConfirmed: true,
} as const
const law = (isConfirmed = true) => lawOn('2026-06-01', withOwnRows([{ ...wage, isConfirmed }]))

test.each([
  [40_000, 1, 21_000],
  [40_000, 2, 45_000],
  [30_001, 1, 2],
  [30_000, 1, 0],
  [20_000, 2, 0],
])('of %i centavos a day, pay group %i may save %i', (dailySalary, payGroupId, most) => {
  expect(legalQuota({ dailySalary, payGroupId }, law())).toEqual({
    most,
    article: 'LFT 110 IV',
    isConfirmed: true,
  })
})

test('is not confirmed without a confirmed minimum wage, and unknown without a salary or a row', () => {
  expect(legalQuota({ dailySalary: 40_000, payGroupId: 1 }, law(false))).toMatchObject({
    isConfirmed: false,
  })
  expect(legalQuota({ dailySalary: 0, payGroupId: 1 }, law())).toBeNull()
  expect(legalQuota({ dailySalary: 40_000, payGroupId: 1 }, lawOn('2027-06-01'))).toBeNull()
})
