import { expect, test } from 'vitest'
import { firstRow } from './kind-tiles.tsx'

const none = { nueva: 0, cambia: 0, baja: 0, regresa: 0, igual: 9, error: 0 }
const of = (counts: Partial<typeof none>) => ({ cuentas: { ...none, ...counts } })
const tiles = (['nueva', 'cambia', 'baja', 'regresa', 'error'] as const).map((row) => ({ row }))

test('selects the errors, else the first result that has rows, else the changed rows', () => {
  expect(firstRow(tiles, of({ baja: 700 }))).toBe('baja')
  expect(firstRow(tiles, of({ regresa: 2 }))).toBe('regresa')
  expect(firstRow(tiles, of({ cambia: 3, baja: 700 }))).toBe('cambia')
  expect(firstRow(tiles, of({ nueva: 1, error: 1 }))).toBe('error')
  expect(firstRow(tiles, of({}))).toBe('cambia')
})
