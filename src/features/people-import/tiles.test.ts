import { expect, test } from 'vitest'
import { firstKind } from './tiles.ts'

const none = { nueva: 0, cambia: 0, baja: 0, regresa: 0, igual: 9, error: 0 }

test('selects the first kind that has rows, or changes when none has', () => {
  expect(firstKind({ ...none, baja: 700 })).toBe('baja')
  expect(firstKind({ ...none, regresa: 2 })).toBe('regresa')
  expect(firstKind({ ...none, cambia: 3, baja: 700 })).toBe('cambia')
  expect(firstKind({ ...none, nueva: 1, error: 1 })).toBe('error')
  expect(firstKind(none)).toBe('cambia')
})
