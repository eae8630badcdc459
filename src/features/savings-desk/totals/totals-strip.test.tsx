import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings-totals.examples.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { TotalsStrip } from './totals-strip.tsx'

let asked: unknown[]

beforeEach(() => {
  asked = []
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    asked.push(await request.json())
    return Response.json(examples.readFundTotals.response)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('requests totals for a complete date, but not for a partial or future date', async () => {
  renderHere(<TotalsStrip />)
  await screen.findByText('Últimos 12 meses')
  await waitFor(() => expect(asked).toEqual([{}]))
  const day = screen.getByLabelText('Día')
  const today = companyDate(serverNow())
  fireEvent.change(day, { target: { value: addDays(today, 1) } })
  expect(screen.getByText('Escribe hoy o un día antes.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Año'), { target: { value: '20' } })
  expect(asked).toEqual([{}])
  const past = addDays(today, -40)
  fireEvent.change(day, { target: { value: past } })
  await waitFor(() => expect(asked).toEqual([{}, { dia: past }]))
})
