import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { FundMovement, LoanSummary } from '#domain/savings/savings-statement.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { LoanCard } from './loan-card.tsx'
import { LoanPayments } from './loan-payments.tsx'
import { SavingsMovements } from './savings-movements.tsx'
import type { Statement } from './statement.ts'
import { SavingsLinks } from '../savings-links.tsx'
import { Summary } from './summary.tsx'
import type { Savings } from './use-savings.ts'

const open: Mask = { shown: true, toggle: () => undefined, secondsLeft: 30 }
const closed: Mask = { shown: false, toggle: () => undefined, secondsLeft: 0 }
const weeks: FundMovement[] = Array.from({ length: 12 }, (_, index) => ({
  concept: 'AHORRO DE NÓMINA',
  period: `20260${46 - index}`,
  amount: 25_000,
}))
const statement: Statement = {
  name: 'GUADALUPE RAMOS ORTEGA',
  benefitStatus: 'A',
  total: 300_000,
  lastMonth: 250_000,
  movements: weeks,
  loanMovements: [{ loanId: 48_213, date: '2026-11-20', principal: 15_385, interest: 888, balance: 369_225 }],
  loans: [],
}
const loan: LoanSummary = {
  loan: 600_000,
  paid: 230_775,
  remaining: 369_225,
  id: 48_213,
  term: { total: 39, done: 15, isWeekly: true },
  rate: 0.12 / 52,
}
const savings: Savings = {
  canSee: true,
  hasLeft: false,
  statement,
  at: 1,
  loan,
  loanFailure: null,
  failure: null,
  isRefreshing: false,
  refresh: () => undefined,
}

function show(content: ReactNode): HTMLElement {
  return render(<>{content}</>).container
}

function movements(change: Partial<Statement>, mask = open) {
  return show(<SavingsMovements statement={{ ...statement, ...change }} mask={mask} isWeekly />)
}

describe('summary', () => {
  it('shows name, benefit status and both totals (SAV-01, SAV-02, SAV-04, SAV-05)', () => {
    const text = show(
      <Summary statement={statement} mask={open} at={Date.parse('2026-11-21T12:00:00Z')} />,
    ).textContent
    for (const part of [
      'Guadalupe Ramos Ortega',
      'Activo',
      'al 21/11/2026',
      '$3,000.00',
      'Al cierre de octubre',
      '$2,500.00',
    ])
      expect(text).toContain(part)
  })

  it('shows $0 for an inactive benefit once the amounts are revealed (SAV-03, BR-34)', () => {
    const inactive = { ...statement, benefitStatus: 'I' }
    expect(show(<Summary statement={inactive} mask={closed} at={null} />).textContent).not.toContain('$0')
    cleanup()
    show(<Summary statement={inactive} mask={open} at={null} />)
    expect(screen.getByText('$0')).toBeTruthy()
    expect(screen.getByText('Inactivo')).toBeTruthy()
  })
})

describe('movements of the fund', () => {
  it('shows five rows a page and turns the page (SAV-06, SAV-08)', () => {
    movements({})
    const table = screen.getByRole('table', { name: 'Movimientos de ahorro' })
    const firstCells = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Concepto', 'Periodo', 'Monto'])
    expect(firstCells()).toEqual([46, 45, 44, 43, 42].map((week) => `Semana ${week} de 2026`))
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(firstCells()).toEqual(['Semana 36 de 2026', 'Semana 35 de 2026'])
    expect(screen.getByText('Página 3 de 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Siguiente' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('gives each empty list its own text (SAV-12, SAV-13, SAV-15)', () => {
    movements({ movements: [], total: 0 })
    expect(screen.getByText('Sin información registrada.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Nómina' }))
    expect(screen.getByText('Sin depósitos de nómina registrados')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Extraordinarias' }))
    expect(screen.getByText('Sin aportaciones extraordinarias registradas')).toBeTruthy()
  })

  it('says that the chosen year has no movements of the kind (SAV-16)', () => {
    const extra = { concept: 'Aportación extraordinaria', period: '2025030', amount: 50_000 }
    movements({ movements: [...weeks, extra], total: 350_000 })
    fireEvent.change(screen.getByRole('combobox', { name: 'Año' }), { target: { value: '2026' } })
    fireEvent.click(screen.getByRole('radio', { name: 'Extraordinarias' }))
    expect(screen.getByText('No se encontraron registros')).toBeTruthy()
  })

  it('warns when the movements don’t add up to the total, and offers no chart', () => {
    movements({ total: 100 })
    expect(screen.getByText('Los movimientos no cuadran con el total.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Ver gráfica/ })).toBeNull()
  })

  it('shows the earlier balance when the list is incomplete', () => {
    movements({ total: 400_000 })
    expect(screen.getByText(/Antes de estos movimientos/).textContent).toContain('$1,000.00')
    expect(screen.getByRole('button', { name: /Ver gráfica/ })).toBeTruthy()
  })
})

describe('loan', () => {
  it('shows loan, paid, remaining and the number of paid weeks (SAV-09)', () => {
    const text = show(<LoanCard savings={savings} mask={open} />).textContent
    for (const part of ['Folio 48213', '$6,000.00', '$2,307.75', '$3,692.25']) expect(text).toContain(part)
    expect(
      screen.getByRole('img', { name: '15 de 39 semanas pagadas' }).querySelectorAll('path'),
    ).toHaveLength(39)
  })

  it('counts fortnights, or shows the paid percentage when the host sends no term', () => {
    show(
      <LoanCard
        savings={{ ...savings, loan: { ...loan, term: { total: 24, done: 3, isWeekly: false } } }}
        mask={open}
      />,
    )
    expect(screen.getByRole('img', { name: '3 de 24 quincenas pagadas' })).toBeTruthy()
    cleanup()
    show(<LoanCard savings={{ ...savings, loan: { ...loan, term: null } }} mask={open} />)
    expect(screen.getByRole('img', { name: '38 % pagado' })).toBeTruthy()
  })

  it('warns when paid and remaining don’t add up to the loan', () => {
    show(<LoanCard savings={{ ...savings, loan: { ...loan, remaining: 1 } }} mask={open} />)
    expect(screen.getByText('Lo pagado y lo que falta no cuadran con tu préstamo.')).toBeTruthy()
  })

  it('shows no card without a loan, and an error when the loan cannot be fetched', () => {
    expect(
      show(<LoanCard savings={{ ...savings, loan: null }} mask={open} />).querySelector('section, dl'),
    ).toBeNull()
    cleanup()
    const failed = {
      ...savings,
      loan: undefined,
      loanFailure: { kind: 'unavailable', retryAfterMs: null } as const,
    }
    show(<LoanCard savings={failed} mask={open} />)
    expect(screen.getByText('No pudimos cargar tu préstamo.')).toBeTruthy()
  })

  it('shows each payment with its columns, or the text of an empty list (SAV-07, SAV-14)', () => {
    show(<LoanPayments statement={statement} loan={loan} mask={open} />)
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Préstamo', 'Fecha de registro', 'Pago', 'Abono', 'Interés', 'Saldo'])
    const row = screen.getAllByRole('row')[1]?.textContent
    for (const part of ['48213', '20/11/2026', '$162.73', '$153.85', '$8.88', '$3,692.25'])
      expect(row).toContain(part)
    for (const label of heads) expect(row).toContain(`${label} `)
    cleanup()
    show(<LoanPayments statement={{ ...statement, loanMovements: [] }} loan={null} mask={open} />)
    expect(screen.getByText('No hay registros de prestamos')).toBeTruthy()
  })
})

describe('while masked', () => {
  it('puts no amount into the page', () => {
    const container = show(
      <>
        <Summary statement={statement} mask={closed} at={1} />
        <LoanCard savings={savings} mask={closed} />
        <LoanPayments statement={statement} loan={loan} mask={closed} />
        <SavingsMovements statement={{ ...statement, total: 400_000 }} mask={closed} isWeekly />
      </>,
    )
    expect(container.innerHTML).not.toMatch(/\$\d/)
    expect(container.innerHTML).not.toMatch(/6,?000|2,?307|3,?692|153\.85|162\.73|8\.88|250\.00/)
  })
})

describe('savings links', () => {
  const linkText = (hasPapers: boolean) => {
    show(<SavingsLinks fund={null} hasPapers={hasPapers} />)
    return screen.getByRole('link', { name: /Estado de cuenta/ }).textContent
  }
  it('mentions the loan papers only when there are any', () => {
    expect(linkText(true)).toContain('Y tu solicitud y tu pagaré')
    cleanup()
    expect(linkText(false)).not.toContain('pagaré')
  })
})
