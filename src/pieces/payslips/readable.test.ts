import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['CAJA DE AHORRO', 'Caja de ahorro'],
  ['AYUDA DE TRANSPORTE', 'Ayuda de transporte'],
  ['ISR', 'ISR'],
  ['AJUSTE DE ISR Y PTU', 'Ajuste de ISR y PTU'],
  ['ÁREA PTUX', 'Área ptux'],
  ['Impuesto (ISR)', 'Impuesto (ISR)'],
  ['  Comedor ', 'Comedor'],
])('%s becomes %s', (given, shown) => {
  expect(readable(given)).toBe(shown)
})
