import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as signals from '#core/transport/session-signals.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import * as viewer from '#media/pdf/pdf-viewer-lazy.ts'
import * as files from './payslip-file.ts'
import { PrintButton } from './print-button.tsx'

let come: () => void
let era: number
const printed = vi.fn()

beforeEach(() => {
  printed.mockClear()
  era = 1
  vi.spyOn(signals, 'sessionNumber').mockImplementation(() => era)
  const file = { ok: true, value: { bytes: new ArrayBuffer(1) } }
  vi.spyOn(files, 'openPayslip').mockReturnValue(
    new Promise((resolve) => (come = () => resolve(file as never))),
  )
  vi.spyOn(viewer, 'printFile').mockImplementation(async (_, isWanted) => {
    await Promise.resolve()
    if (isWanted()) printed()
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function tapPrint() {
  const page = render(<PrintButton period={{} as PayslipPeriod} />)
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  return page
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('prints once for two taps', async () => {
  tapPrint()
  fireEvent.click(screen.getByRole('button', { name: 'Preparando…' }))
  come()
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeTruthy()
})

test('says where the sheet is after printing, and not before', async () => {
  tapPrint()
  expect(screen.queryByText('Recoge tu hoja en la impresora.')).toBeNull()
  come()
  expect(await screen.findByText('Recoge tu hoja en la impresora.')).toBeTruthy()
})

test('prints without a tap when the person asked for it on Inicio', async () => {
  render(<PrintButton period={{} as PayslipPeriod} isAsked />)
  come()
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(await screen.findByText('Recoge tu hoja en la impresora.')).toBeTruthy()
})

test('prints nothing after a cancel, and prints on the next tap', async () => {
  tapPrint()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
  come()
  await settle()
  expect(printed).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
})

test('prints nothing after the session ends or the payslip is closed', async () => {
  tapPrint()
  era += 1
  come()
  await settle()
  expect(printed).not.toHaveBeenCalled()
  cleanup()
  const page = tapPrint()
  page.unmount()
  await settle()
  expect(printed).not.toHaveBeenCalled()
})
