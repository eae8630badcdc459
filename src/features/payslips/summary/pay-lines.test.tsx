import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DetailLine } from '#models/payslips/legacy-payslip.ts'
import { PayDays } from './pay-days.tsx'
import { PayLines } from './pay-lines.tsx'

const line = (
  side: DetailLine['side'],
  satType: string,
  description: string,
  amount: number,
): DetailLine => ({
  side,
  concept: `K${satType}`,
  description,
  satType,
  amount,
  balance: null,
})
const lines: DetailLine[] = [
  line('perception', '001', 'SUELDO', 200_000),
  {
    ...line('perception', '019', 'HRS EXT', 30_000),
    detail: {
      gravado: 100,
      exento: 200,
      horas: [{ tipo: '02', dias: 1, horas: 3, importe: 300 }],
    },
  },
  { ...line('otherPayment', '002', 'SUBS EMPLEO', 0), detail: { subsidio: 136.25 } },
  line('otherPayment', '999', 'AJUSTE AL NETO', 13),
  line('deduction', '002', 'I.S.R.', 10_000),
]

function show(shown: boolean, own: string | null = null, asked: DetailLine | null = null) {
  render(
    <>
      {(['perception', 'otherPayment', 'deduction'] as const).map((side) => (
        <PayLines key={side} side={side} lines={lines} ownOf={() => own} asked={asked} shown={shown} />
      ))}
    </>,
  )
}
const tap = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const besides = (label: string) => screen.getByText(label).parentElement?.textContent ?? ''

afterEach(cleanup)

test('shows three totals with their own names, and does not count other payments as perceptions', () => {
  show(true)
  for (const [name, amount] of [
    ['Total de percepciones', '$2,300.00'],
    ['Total de otros pagos', '$0.13'],
    ['Total de deducciones', '$100.00'],
  ] as const)
    expect(besides(name)).toBe(`${name}${amount}`)
  const others = within(screen.getByRole('list', { name: 'Otros pagos' }))
  expect(others.getAllByRole('listitem')).toHaveLength(2)
})

test('shows paid days with the decimals of the XML, also without day counters', () => {
  render(<PayDays days={[]} daysPaid="6.500" />)
  expect(besides('Días pagados')).toBe('Días pagados6.500')
  cleanup()
  render(<PayDays days={[]} daysPaid="" />)
  expect(screen.queryByText('Días pagados')).toBeNull()
})

test('explains a line by its type and its nodes, and masks their amounts', async () => {
  show(false)
  tap(/Hrs ext/)
  expect(await screen.findByText(/Cada una se paga al triple/)).toBeTruthy()
  expect(besides('Horas triples')).toContain('3 h en 1 día')
  expect(document.body.textContent).not.toMatch(/\$\d/)
  cleanup()
  show(true)
  tap(/Hrs ext/)
  expect(await screen.findByText('No paga impuesto')).toBeTruthy()
  expect(besides('No paga impuesto')).toContain('$200.00')
  tap(/Subs empleo/)
  expect(await screen.findByText('$136.25')).toBeTruthy()
})

test('replaces the general explanation by the company’s own sentence, but keeps the figures of the XML', async () => {
  show(true, 'Se paga los martes.')
  tap(/Hrs ext/)
  expect(await screen.findByText('Se paga los martes.')).toBeTruthy()
  expect(screen.getByText('Lo explica tu empresa')).toBeTruthy()
  expect(screen.queryByText(/Cada una se paga al triple/)).toBeNull()
  expect(besides('No paga impuesto')).toContain('$200.00')
})

test('opens the line that the address asks for, and focuses it', async () => {
  const [, hours] = lines
  show(true, null, hours ?? null)
  expect(await screen.findByText(/Cada una se paga al triple/)).toBeTruthy()
  const row = screen.getByRole('button', { name: /Hrs ext/ })
  expect(row.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(row)
  expect(screen.getByRole('button', { name: /Sueldo/ }).getAttribute('aria-expanded')).toBe('false')
})
