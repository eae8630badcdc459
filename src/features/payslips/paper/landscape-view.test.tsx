import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import {
  datesOf2025 as fechas,
  employee as dataEmp,
  week2025 as period,
} from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { LandscapeView } from './landscape-view.tsx'
import { toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'

beforeEach(() => {
  const answers: Record<number, () => object> = {
    2: () => ({ dataEmp }),
    3: () => ({ fechas }),
    5: () => ({ percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 2555 }] }),
    6: () => ({ dias: [{ concepto: '701', dias: 7 }] }),
    7: () => ({ totalEfectivo: 2555 }),
    8: () => ({ deducciones: [] }),
  }
  vi.stubGlobal('fetch', async (input: Request | URL) => {
    if (input instanceof URL) return Response.json({})
    const { Opcion } = (await input.json()) as { Opcion: number }
    return Response.json({ status: 'OK', ...answers[Opcion]?.() })
  })
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  const profile = { user: { ...user, GrupoPago: 1 }, menu: null, company: '00100' } as const
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('LEGPAY-01: shows an error instead of an endless spinner when drawing fails', async () => {
  // Simulates a phone without enough memory.
  const full = class extends ArrayBuffer {
    constructor(size: number) {
      if (size > 4000) throw new RangeError('Array buffer allocation failed')
      super(size)
    }
  }
  vi.stubGlobal('ArrayBuffer', full)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const row = toRow(period, true, { ...es, stamped: es.stampedKind })
  renderHere(<LandscapeView row={row} />)
  expect(
    await screen.findByText('No pudimos mostrar este recibo. Intenta otra vez.', {}, { timeout: 15_000 }),
  ).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('No pudimos mostrar este recibo. Intenta otra vez.', {}, { timeout: 15_000 })
})
