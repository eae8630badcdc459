import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { loanRate } from '#domain/savings/loan.ts'
import { toCentavos } from '#domain/money/money.ts'
import { balanceCurve, loanInstalments } from '#domain/savings/savings-statement.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { ChartDialog } from './chart-dialog.tsx'
import type { Chart } from '../statement/chart-link.tsx'

const curve = balanceCurve(
  [
    { concept: 'Ahorro', period: '2026045', amount: 25_000 },
    { concept: 'Ahorro', period: '2026046', amount: 25_050 },
  ],
  50_050,
)
const balance: Chart = { kind: 'balance', curve, periodText: (period) => `Semana ${period.slice(5)}` }
const instalments = loanInstalments(
  {
    loan: 600_000,
    paid: 0,
    remaining: 600_000,
    id: 1,
    term: { total: 39, done: 0, isWeekly: true },
    rate: loanRate(0.11, 0.02, 1),
  },
  [],
)

function show(content: ReactNode) {
  render(<>{content}</>)
}

function open(chart: Chart, shown = true) {
  const mask: Mask = { shown, toggle: () => undefined, secondsLeft: 30 }
  show(<ChartDialog chart={chart} mask={mask} onClose={() => undefined} />)
}

/** Returns the amounts of a table in centavos, row by row. */
function amounts(name: string): number[][] {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => toCentavos((cell.textContent ?? '').replace(/[$,]/g, ''))),
    )
}

describe('charts', () => {
  it('shows no amounts while the money is masked', () => {
    open(balance, false)
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.body.textContent).not.toMatch(/\$\d/)
    expect(screen.getByRole('button', { name: 'Ver tus cantidades' })).toBeTruthy()
  })

  it('shows the balance up to the total in the table and on the slider', () => {
    open(balance)
    expect(amounts('Tu saldo por periodo')).toEqual([
      [25_050, 50_050],
      [25_000, 25_000],
    ])
    const slider = screen.getByRole('slider', { name: 'Elige un periodo' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Semana 46: $500.50')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Semana 45: $250.00')
  })

  it('lists each payment of the loan; the principal adds up to the loan', () => {
    open({ kind: 'loan', instalments })
    const rows = amounts('Abono e interés de cada pago')
    expect(rows).toHaveLength(39)
    expect(rows.reduce((sum, [principal = 0]) => sum + principal, 0)).toBe(600_000)
    const interest = rows.reduce((sum, [, part = 0]) => sum + part, 0)
    expect(screen.getByText('Interés por pagar').nextSibling?.textContent).toBe(
      `$${(interest / 100).toFixed(2)}`,
    )
    expect(rows.at(-1)?.[2]).toBe(0)
  })
})
