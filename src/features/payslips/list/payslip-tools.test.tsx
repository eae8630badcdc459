import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'
import { noFilter, PayslipTools } from './payslip-tools.tsx'

const row = toRow(
  {
    paid_date: '2025-11-21',
    stamped: true,
    idtimbrado: 7,
    pdf_receipt: '',
    payroll: 1,
    year: 2025,
    period: 46,
    type: 1,
    prenomina: false,
    end_date: '2025-11-16',
  },
  true,
  { ...es, stamped: es.stampedKind },
)

test.each([
  [true, ['Todos (1)', 'Nómina (1)']],
  [false, ['Todos', 'Nómina']],
])('shows the counts of kinds only when the list is complete (%s)', (isWhole, options) => {
  render(
    <PayslipTools
      rows={[row]}
      isWhole={isWhole}
      filter={noFilter}
      isAsked={false}
      found={1}
      onFilter={() => undefined}
    />,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(options)
})
