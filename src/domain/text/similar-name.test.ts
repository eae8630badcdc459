import { expect, test } from 'vitest'
import { similarName } from './similar-name.ts'

test.each([
  ['ensambles', 'ensamble'],
  ['almasen', 'almacen'],
  ['mantenimineto', 'mantenimiento'],
])('finds the name that %s was probably meant to be', (typed, meant) => {
  expect(similarName(typed, ['calidad', meant, 'compras'])).toBe(meant)
})

test.each([
  ['calidad', 'the same name'],
  ['linea 12', 'a name of a short code'],
  ['pintura', 'an unlike name'],
])('finds none for %s (%s)', (typed) => {
  expect(similarName(typed, ['calidad', 'a12', 'soldadura'])).toBeNull()
})

test('takes the most similar of several names', () => {
  expect(similarName('ensambles', ['ensamblaje', 'ensamble'])).toBe('ensamble')
})
