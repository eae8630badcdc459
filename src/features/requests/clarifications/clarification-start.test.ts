import { expect, test } from 'vitest'
import { initialClarification } from './clarification-start.ts'

const reasons = [
  { value: 1, label: 'Falta de pago de tiempo extra' },
  { value: 2, label: 'Descuento no reconocido' },
]
const prefill = { period: '2026045', periodName: 'Semana 45', comment: '' }

test.each([
  [['', ' ', 'descuento'], 2],
  [[''], null],
  [['Bono'], null],
])('for the hints %j selects the reason %j', (reasonHints, reason) => {
  expect(initialClarification({ ...prefill, reasonHints }, null, reasons)).toMatchObject({ reason })
})
