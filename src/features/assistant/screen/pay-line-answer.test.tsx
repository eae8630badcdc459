import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/payslips/legacy-payroll.examples.ts'
import * as payroll from '#contract/payslips/legacy-payroll.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import type { LineAsked } from '#domain/pay-lines/find-line.ts'
import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { week2025 as period } from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere, withoutRetries } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { PayLineAnswer } from './pay-line-answer.tsx'

const KEY = '2025-46-1-1-r'
const sentence = {
  lado: 'deduccion',
  clave: 'D45',
  desde: '2025-01-01',
  texto: 'Es el abono de tu uniforme.',
}
let answers: Record<string, object>

beforeEach(() => {
  openSessionHere({ Id_Usuario: 9, Folio: '100101' })
  navigate(paths.assistant)
  answers = {
    [keyOf(listPayslips)]: {
      status: 'OK',
      data: [{ ...period, prenomina: true, stamped: false, period: 47 }, period],
      frases: [sentence],
    },
    [keyOf(payroll.readPayrollEmployee)]: examples.readPayrollEmployee.response,
    [keyOf(payroll.readPayrollDates)]: {
      status: 'OK',
      fechas: { fechaInicio: '2025-11-10', fechaFin: '2025-11-16', fechaPago: '2025-11-21' },
    },
    [keyOf(payroll.readPerceptions)]: {
      status: 'OK',
      percepciones: [{ concepto: 'P012', descripcion: 'PRIMA VACACIONAL', importe: 300, tipo: '021' }],
    },
    [keyOf(payroll.readDeductions)]: {
      status: 'OK',
      deducciones: [
        { clave: '045', concepto: 'I.S.R.', importe: 412.35, saldo: 0, tipo: '002' },
        { clave: 'D45', concepto: 'VARIOS', importe: 300, saldo: 0, tipo: '004' },
        { clave: 'D46', concepto: 'PRESTAMO FONACOT', importe: 300, saldo: 0, tipo: '011' },
      ],
    },
    [keyOf(payroll.readPayrollDays)]: examples.readPayrollDays.response,
    [keyOf(payroll.readCashTotal)]: examples.readCashTotal.response,
  }
  serviceHere(({ key }) => answers[key] ?? null)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function ask(asked: Partial<LineAsked>, isLast = true) {
  const mask = { shown: true, toggle: () => undefined, secondsLeft: 30 }
  renderHere(
    <PayLineAnswer
      asked={{ key: null, amount: null, words: '', side: null, ...asked }}
      mask={mask}
      hasEye={false}
      isLast={isLast}
    />,
    withoutRetries(),
  )
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const lineAt = (place: number) => `#${paths.payslipLine(KEY, place)}`

test('explains the line of a key as the payslip does, with a link to that line', async () => {
  ask({ key: 'P012' })
  expect(await screen.findByText(/Un pago adicional por tus días de vacaciones/)).toBeTruthy()
  expect(screen.getByText('En tu recibo del 21/11/2025:')).toBeTruthy()
  expect(screen.getByText('$300.00')).toBeTruthy()
  expect(links()).toEqual([lineAt(0)])
})

test('finds words and exact amounts, and uses the company’s own sentence', async () => {
  ask({ words: 'isr' })
  expect(await screen.findByText(/El impuesto sobre lo que ganas/)).toBeTruthy()
  cleanup()
  ask({ key: 'd45' })
  expect(await screen.findByText('Es el abono de tu uniforme.')).toBeTruthy()
  expect(screen.getByText('Lo explica tu empresa')).toBeTruthy()
})

test('lists all lines of an amount instead of picking one', async () => {
  ask({ amount: 30_000, side: 'taken' })
  expect(await screen.findByText(/hay 2 que pueden ser/)).toBeTruthy()
  expect(links()).toEqual([lineAt(2), lineAt(3)])
  expect(screen.queryByText(/abono/)).toBeNull()
})

test('says that it found nothing and opens the newest payslip, but only as the newest answer', async () => {
  ask({ key: 'X99' }, false)
  expect(await screen.findByText('No encontramos «X99» en tu recibo del 21/11/2025.')).toBeTruthy()
  expect(currentPath()).toBe(paths.assistant)
  expect(links()).toEqual([`#${paths.payslip(KEY)}`])
  cleanup()
  ask({ amount: 41_200 })
  await waitFor(() => expect(currentPath()).toBe(paths.payslip(KEY)))
})

test('says that the device has no payslip when the list cannot be read', async () => {
  answers = {}
  ask({ key: 'P012' }, false)
  expect(await screen.findByText('Aún no hay un recibo en este dispositivo.')).toBeTruthy()
  expect(links()).toEqual([`#${paths.latestPayslip}`])
})
