import { expect, test } from 'vitest'
import { examples } from '#contract/approvals/approvals.examples.ts'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import type { ListedNotification } from '#models/notifications/use-notifications.ts'
import { nextRows } from './next-rows.ts'

const TODAY = '2026-11-27'
const [example] = examples.listAsked.response.data as ApprovalItem[]

function asked(id: number, dia: string, diaFin: string, changes: Partial<ApprovalItem> = {}): ApprovalItem {
  if (!example) throw new Error('no example')
  const detalle = { clase: 'incidencia' as const, tipo: 'Permiso con goce de sueldo', dia, diaFin }
  return { ...example, id, clase: 'incidencia', estado: 'authorized', detalle, ...changes }
}

const notification = (id: number, tipo: string, isOpened = false): ListedNotification => ({
  id,
  color: 'green',
  icono: 'mdi-check',
  titulo: 'Autorizaron tu solicitud',
  tipo,
  isOpened,
})

const pay: PayslipPeriod = {
  paid_date: '2026-12-04',
  stamped: false,
  idtimbrado: null,
  pdf_receipt: '',
  payroll: 1,
  year: 2026,
  period: 48,
  type: 1,
  prenomina: true,
  end_date: '2026-11-29',
}

const none = { notifications: null, asked: null, pay: null }
const idsOf = (rows: ReturnType<typeof nextRows>) =>
  rows.map((row) => (row.kind === 'decision' ? row.item.id : row.kind === 'day' ? row.id : 'pay'))

test('returns no rows while nothing is known', () => {
  expect(nextRows(none, TODAY)).toEqual([])
})

test('takes the two newest unread decisions, and no other notification', () => {
  const notifications = [
    notification(9, 'notice'),
    notification(8, 'approval-refused'),
    notification(7, 'savings-authorized', true),
    notification(6, 'clarification-answered'),
    notification(5, 'approval-authorized'),
  ]
  expect(idsOf(nextRows({ ...none, notifications }, TODAY))).toEqual([8, 6])
})

test('orders the payment and the authorized days by date, after the decisions', () => {
  const rows = nextRows(
    {
      notifications: [notification(8, 'approval-authorized')],
      asked: [
        asked(3, '2026-12-20', '2026-12-20'),
        asked(2, '2026-12-07', '2026-12-08'),
        asked(1, '2026-12-01', '2026-12-01'),
      ],
      pay,
    },
    TODAY,
  )
  expect(idsOf(rows)).toEqual([8, 1, 'pay', 2])
})

test('leaves out past, waiting and refused days, and requests of another kind', () => {
  const requests = [
    asked(1, '2026-11-25', '2026-11-26'),
    asked(2, '2026-12-01', '2026-12-01', { estado: 'waiting' }),
    asked(3, '2026-12-01', '2026-12-01', { estado: 'refused' }),
    ...(example ? [{ ...example, estado: 'authorized' as const }] : []),
  ]
  expect(nextRows({ ...none, asked: requests }, TODAY)).toEqual([])
  expect(idsOf(nextRows({ ...none, asked: [asked(4, '2026-11-26', '2026-11-27')] }, TODAY))).toEqual([4])
})

test('takes only the rest day of a swap', () => {
  const swap = asked(1, '2026-12-03', '2026-12-10')
  swap.detalle = { clase: 'incidencia', tipo: 'Tiempo por tiempo', dia: '2026-12-03', diaFin: '2026-12-10' }
  expect(nextRows({ ...none, asked: [swap] }, TODAY)).toEqual([
    { kind: 'day', id: 1, from: '2026-12-03', to: '2026-12-03', type: 'Tiempo por tiempo' },
  ])
})

test('puts a payment without a date last', () => {
  const requests = [asked(1, '2026-12-20', '2026-12-20')]
  expect(idsOf(nextRows({ ...none, asked: requests, pay: { ...pay, paid_date: '' } }, TODAY))).toEqual([
    1,
    'pay',
  ])
})
