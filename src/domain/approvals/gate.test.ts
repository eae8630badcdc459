import { expect, test } from 'vitest'
import { isInside, nextWay, placeMark } from './gate.ts'

test('starts a visit with an entry and an exit pass with an exit', () => {
  expect([nextWay('visita', null), nextWay('visita', 'entra'), nextWay('visita', 'sale')]).toEqual([
    'entra',
    'sale',
    'entra',
  ])
  expect([nextWay('pase_salida', null), nextWay('pase_salida', 'sale')]).toEqual(['sale', 'entra'])
  expect([isInside('visita', 'entra'), isInside('visita', 'sale'), isInside('pase_salida', 'entra')]).toEqual(
    [true, false, false],
  )
})

test('records a repeated mark once, in any order of arrival', () => {
  const marks = [{ way: 'entra', at: 10 }] as const
  expect(placeMark('visita', marks, { way: 'entra', at: 12 })).toEqual({ existing: marks[0] })
  expect(placeMark('visita', marks, { way: 'entra', at: 8 })).toEqual({ existing: marks[0] })
  expect(placeMark('visita', marks, { way: 'sale', at: 12 })).toBe('new')
})

test('rejects a visitor’s exit without an earlier entry', () => {
  expect(placeMark('visita', [], { way: 'sale', at: 5 })).toBe('not-before')
  expect(placeMark('visita', [{ way: 'entra', at: 10 }], { way: 'sale', at: 5 })).toBe('not-before')
  expect(placeMark('pase_salida', [], { way: 'sale', at: 5 })).toBe('new')
})
