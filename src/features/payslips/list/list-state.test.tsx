import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '#core/transport/failure.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { week2025 } from '../../../../tests/support/pay/payslip-periods.ts'
import { ListState } from './list-state.tsx'
import { toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'
import type { PayslipList } from '../rows/use-payslips.ts'

const failureText = 'Hubo un problema al obtener las nóminas del proveedor. Intenta de nuevo más tarde.'
const row = toRow({ ...week2025, idtimbrado: 7 }, true, { ...es, stamped: es.stampedKind })

function show(change: Partial<PayslipList>) {
  const list: PayslipList = {
    rows: null,
    at: null,
    failure: null,
    isLoading: false,
    isRefreshing: false,
    refresh: vi.fn(async () => undefined),
    history: { isRead: true, canLoad: true, isLoading: false, failure: null, load: async () => undefined },
    lacksUpTo: null,
    gap: null,
    lacksDetail: () => false,
    sentences: [],
    ...change,
  }
  render(
    <>
      <ListState list={list} />
    </>,
  )
  return list
}

const refused: Failure = { kind: 'unavailable', retryAfterMs: null }

describe('the message above the payslips', () => {
  it('shows the spec’s alert with a retry when no payslips are loaded (PAY-06)', () => {
    const list = show({ failure: refused })
    expect(screen.getByRole('alert').textContent).toContain(failureText)
    screen.getByRole('button', { name: 'Intentar otra vez' }).click()
    expect(list.refresh).toHaveBeenCalledOnce()
  })

  it('shows the same alert once over the screen when no payslips are loaded (PAY-06)', async () => {
    const shown: string[] = []
    const Alert = () => {
      const alert = useAlert()
      if (alert) shown.push(alert.text)
      return alert && <button type="button" data-alert aria-label="x" onClick={() => closeAlert(alert.id)} />
    }
    render(<Alert />)
    show({ failure: refused })
    await waitFor(() => expect(shown).toEqual([failureText]))
    fireEvent.click(document.querySelector('[data-alert]') as HTMLElement)
  })

  it('shows the same alert with the date of the data when rows are loaded', () => {
    show({ failure: refused, rows: [row], at: Date.parse('2025-11-21T13:40:00Z') })
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain(failureText)
    expect(alert).toContain('Ves datos del 21/11/2025, 07:40.')
  })

  it('does not report a missing network as a failure of the provider', () => {
    show({ failure: { kind: 'offline' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading').textContent).toBe('Aún no guardas recibos en este teléfono')
    expect(screen.getByRole('button', { name: 'Buscar otra vez' })).toBeTruthy()
  })

  it('shows no message over loaded rows when offline', () => {
    show({ failure: { kind: 'offline' }, rows: [row], at: 1 })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('shows an empty response as no data, not as a failure (PAY-05)', () => {
    show({ rows: [], at: 1 })
    expect(screen.getByRole('heading').textContent).toBe('No se encontraron datos.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a loading message before the first response', () => {
    show({ isLoading: true })
    expect(screen.getByRole('status').textContent).toContain('Cargando recibos…')
  })
})
