import { expect, test } from 'vitest'
import { expressEnd, isPermanentDue, positionOf, ptuTotal } from './reminders.ts'

test.each([
  [365, 3, 2, 0, 360],
  [366, 0, 0, 0, 366],
  [180, 5, 0, 30, 145],
  [365, 0, 10, 0, 355],
  [60, 1, 1, 1, 57],
])('BR-32: %i days − %i − %i − %i = %i', (dias_periodo, faltas, permisos_sin_goce, incapacidad, total) => {
  expect(ptuTotal({ dias_periodo, faltas, permisos_sin_goce, incapacidad })).toBe(total)
})

test('CERT-03: uses puesto when present, otherwise nombrePuesto', () => {
  expect(positionOf({ puesto: 'OPERADOR', nombrePuesto: 'SOLDADOR' })).toBe('OPERADOR')
  expect(positionOf({ puesto: ' ', nombrePuesto: 'SOLDADOR' })).toBe('SOLDADOR')
  expect(positionOf({ puesto: null, nombrePuesto: 'SOLDADOR' })).toBe('SOLDADOR')
  expect(positionOf({})).toBe('')
})

test('CERT-04, CERT-05: limits the express certificate to a week; the permanent certificate is due afterwards', () => {
  expect(expressEnd('2026-03-09', '2026-03-12')).toBe('2026-03-12')
  expect(expressEnd('2026-03-09', '2026-04-30')).toBe('2026-03-16')
  expect(isPermanentDue('2026-03-09', '2026-04-30', '2026-03-16')).toBe(false)
  expect(isPermanentDue('2026-03-09', '2026-04-30', '2026-03-17')).toBe(true)
})
