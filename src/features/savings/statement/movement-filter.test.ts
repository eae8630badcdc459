import { expect, test } from 'vitest'
import type { FundMovement } from '#domain/savings/savings-statement.ts'
import { filterMovements, movementYears, noFilter } from './movement-filter.ts'

const payroll: FundMovement = { concept: 'AHORRO', period: '2026046', amount: 25_000 }
const extra: FundMovement = { concept: 'Aportación extraordinaria', period: '2025030', amount: 50_000 }
const out: FundMovement = { concept: 'Retiro', period: '2026030', amount: -10_000 }

test('filters movements by kind; withdrawals appear only in the full list', () => {
  const all = [payroll, extra, out]
  expect(filterMovements(all, noFilter).rows).toEqual(all)
  expect(filterMovements(all, { kind: 'payroll', year: null }).rows).toEqual([payroll])
  expect(filterMovements(all, { kind: 'extraordinary', year: null }).rows).toEqual([extra])
})

// See SAV-12, SAV-13, SAV-15 and SAV-16.
test('returns the reason for an empty list', () => {
  expect(filterMovements([], noFilter).empty).toBe('none')
  expect(filterMovements([extra], { kind: 'payroll', year: null }).empty).toBe('noPayroll')
  expect(filterMovements([payroll], { kind: 'extraordinary', year: null }).empty).toBe('noExtraordinary')
  expect(filterMovements([payroll, extra], { kind: 'extraordinary', year: 2026 }).empty).toBe('notFound')
  expect(filterMovements([payroll], noFilter).empty).toBeNull()
})

test('lists years newest first and omits unreadable ones', () => {
  expect(movementYears([extra, payroll, out, { ...out, period: '?' }])).toEqual([2026, 2025])
})
