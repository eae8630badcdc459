import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { week2025 } from '../../../../tests/support/pay/payslip-periods.ts'
import { toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'
import { noFilter, PayslipTools } from './payslip-tools.tsx'

const row = toRow({ ...week2025, idtimbrado: 7 }, true, { ...es, stamped: es.stampedKind })

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
