import { expect, test } from 'vitest'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { week2026 as period } from '../../../tests/support/pay/payslip-periods.ts'
import { isFinal, type PayslipDetail } from './legacy-payslip.ts'

const own: PayslipPeriod = { ...period, start_date: '2026-11-09' }
const detail: PayslipDetail = {
  kind: 'detail',
  periodo: '2026046',
  company: 'C',
  name: 'N',
  taxId: 'R',
  department: 'D',
  number: '1',
  dailySalary: 1,
  regime: '02',
  start: '2026-11-09',
  end: '2026-11-15',
  paid: '2026-11-20',
  daysPaid: '',
  lines: [],
  days: [],
  cashTotal: 0,
  at: 0,
}
const stamp = { folio: 'F', stampedAt: '2026-11-20T09:15:00', sealEnd: 'ABCD123=' }

test('asks again for a stored copy without a stamp, because its figures may not be those of the XML', () => {
  expect(isFinal(own, detail)).toBe(false)
  expect(isFinal(own, { ...detail, stamp })).toBe(true)
})

test('never asks a host again that sends neither first days nor stamps', () => {
  expect(isFinal(period, detail)).toBe(true)
})

test('always asks again for an unstamped payslip and a wait', () => {
  expect(isFinal({ ...own, stamped: false }, { ...detail, stamp })).toBe(false)
  expect(isFinal(own, { kind: 'wait', until: '2026-11-18', at: 0 })).toBe(false)
})
