import { expect, test } from 'vitest'
import { isInside, nextWay, placeMark } from './gate.ts'

test('a visitor comes in first, a pass to go out begins with going out', () => {
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

test('the same mark twice, in whichever order it is heard, stands once', () => {
  const marks = [{ way: 'entra', at: 10 }] as const
  expect(placeMark('visita', marks, { way: 'entra', at: 12 })).toEqual({ stands: marks[0] })
  expect(placeMark('visita', marks, { way: 'entra', at: 8 })).toEqual({ stands: marks[0] })
  expect(placeMark('visita', marks, { way: 'sale', at: 12 })).toBe('new')
})

test('nobody leaves who has not come, nor before they came', () => {
  expect(placeMark('visita', [], { way: 'sale', at: 5 })).toBe('not-before')
  expect(placeMark('visita', [{ way: 'entra', at: 10 }], { way: 'sale', at: 5 })).toBe('not-before')
  expect(placeMark('pase_salida', [], { way: 'sale', at: 5 })).toBe('new')
})
