import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { examples as payroll } from '#contract/payslips/legacy-payroll.examples.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { toRow } from '../rows/payslip-rows.ts'
import type { PayslipList } from '../rows/use-payslips.ts'
import { es } from '../texts.es.ts'
import { OpenPayslip } from './open-payslip.tsx'

/** A host that knows only the specification sends no first day in its list. */
const period: PayslipPeriod = {
  paid_date: '2025-11-07',
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: 2025,
  period: 10,
  type: 1,
  prenomina: false,
  end_date: '2025-10-31',
}

beforeEach(() => {
  const answers: Record<number, object> = {
    2: { dataEmp: payroll.readPayrollEmployee.response.dataEmp },
    3: { fechas: { fechaInicio: '2025-10-01', fechaFin: '2025-10-31', fechaPago: '2025-11-07' } },
    5: { percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 9000 }] },
    6: { dias: [] },
    7: { totalEfectivo: 9000 },
    8: { deducciones: [] },
  }
  vi.stubGlobal('fetch', async (input: Request | string) => {
    if (typeof input === 'string') return Response.json({})
    const { Opcion } = (await input.json()) as { Opcion: number }
    return Response.json({ status: 'OK', ...answers[Opcion] })
  })
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere({ ...user, GrupoPago: 2 })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(key: string) {
  const list: PayslipList = {
    rows: [toRow(period, false, { ...es, stamped: es.stampedKind })],
    at: 1,
    failure: null,
    isLoading: false,
    isRefreshing: false,
    refresh: async () => undefined,
    history: {
      isRead: true,
      canLoad: false,
      isLoading: false,
      failure: null,
      load: async () => undefined,
    },
    lacksUpTo: null,
    gap: null,
    lacksDetail: () => false,
    sentences: [],
  }
  renderHere(
    <OpenPayslip payslipKey={key} paper={null} list={list} layout="pane" onClose={() => undefined} />,
  )
}

test('shows only the last day of the list, then the name and days of the receipt', async () => {
  show(payslipKey(period))
  expect(screen.getByText('Termina el 31/10/2025')).toBeTruthy()
  expect(await screen.findByText('01/10 al 31/10/2025')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Recibo ·\sPeriodo 10$/ })).toBeTruthy()
})

test('opens the receipt under the key of its former prenómina, as from an old notification', async () => {
  show(payslipKey({ ...period, prenomina: true }))
  expect(await screen.findByText('01/10 al 31/10/2025')).toBeTruthy()
  cleanup()
  show(payslipKey({ ...period, period: 9 }))
  expect(await screen.findByText('No encontramos ese recibo')).toBeTruthy()
})
