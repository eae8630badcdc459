import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NoStatement } from './no-statement.tsx'
import type { Savings } from './use-savings.ts'

function show(change: Partial<Savings>): Savings {
  const savings: Savings = {
    canSee: true,
    hasLeft: false,
    statement: null,
    at: null,
    loan: undefined,
    loanFailure: null,
    failure: null,
    isRefreshing: false,
    refresh: vi.fn(),
    ...change,
  }
  render(
    <>
      <NoStatement savings={savings} />
    </>,
  )
  return savings
}

const title = () => screen.getByRole('heading').textContent

describe('the screen without a statement', () => {
  it('says that the person is outside the fund and links to the payslips', () => {
    show({ canSee: false })
    expect(title()).toBe('No estás en la caja de ahorro')
    expect(screen.getByRole('link', { name: 'Ver mis recibos' }).getAttribute('href')).toBe('#/Recibos')
  })

  it('says that the person has left the fund and links to their papers', () => {
    show({ canSee: false, hasLeft: true })
    expect(title()).toBe('Ya no estás en la caja de ahorro')
    expect(screen.getByRole('link', { name: 'Ver mis papeles de la caja' }).getAttribute('href')).toBe(
      '#/CajaAhorro/papeles',
    )
  })

  it('says that nothing is cached yet when there is no network', () => {
    show({ canSee: null, failure: { kind: 'offline' } })
    expect(title()).toBe('Tu ahorro todavía no está aquí')
  })

  it('offers a retry after a failure', () => {
    const savings = show({ failure: { kind: 'unavailable', retryAfterMs: null } })
    expect(title()).toBe('No pudimos cargar tu ahorro')
    fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
    expect(savings.refresh).toHaveBeenCalledOnce()
  })

  it('says that the statement is being fetched', () => {
    show({ isRefreshing: true, failure: { kind: 'offline' } })
    expect(screen.getByRole('status').textContent).toContain('Buscando tu ahorro…')
  })
})
