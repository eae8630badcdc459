import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as mode from '#core/store/device-mode.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import * as viewer from '#media/pdf/pdf-viewer-lazy.ts'
import * as files from './payslip-file.ts'
import { PayslipView } from './payslip-view.tsx'

const theirs = 'https://provider.example/receipts/778812.pdf'
const row = (pdf_receipt: string) => ({ title: 'Semana 46', period: { pdf_receipt } }) as PayslipRow
const failing = (failure: files.PayslipFileFailure) =>
  vi.spyOn(files, 'openPayslip').mockResolvedValue({ ok: false, failure } as never)

beforeEach(() => {
  vi.spyOn(viewer, 'loadPdfViewer').mockResolvedValue({ PdfViewer: () => null } as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('EXT-08: opens the provider’s link in a new window without a referrer', async () => {
  failing({ kind: 'unavailable' } as files.PayslipFileFailure)
  render(<PayslipView row={row(theirs)} />)
  const link = await screen.findByRole('link', { name: /Abrir en la página de nómina/ })
  expect(link).toHaveProperty('href', theirs)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(screen.getByText('Error al obtener PDF, favor reportar el error.')).toBeTruthy()
})

test.each([
  ['an address that may not be opened', 'javascript:alert(1)', 'unavailable'],
  ['an empty address', '', 'unavailable'],
  ['no network', theirs, 'offline'],
  ['neither a network nor a copy', theirs, 'absent'],
  ['an ended session', theirs, 'expired'],
])('EXT-08: shows no link with %s', async (_what, address, kind) => {
  failing({ kind } as files.PayslipFileFailure)
  render(<PayslipView row={row(address)} />)
  await screen.findByRole('button', { name: 'Intentar otra vez' })
  expect(screen.queryByRole('link')).toBeNull()
})

test('EXT-08: shows no link on a kiosk', async () => {
  vi.spyOn(mode, 'deviceMode').mockReturnValue('kiosk')
  failing({ kind: 'unavailable' } as files.PayslipFileFailure)
  render(<PayslipView row={row(theirs)} />)
  await screen.findByRole('button', { name: 'Intentar otra vez' })
  expect(screen.queryByRole('link')).toBeNull()
})
