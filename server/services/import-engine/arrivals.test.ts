import { expect, test } from 'vitest'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { sourceOf } from './arrivals.ts'

test('uses the name of the key as the source, and cuts a longer one with an ellipsis', () => {
  expect(sourceOf('Nómina semanal')).toBe('Nómina semanal')
  expect(sourceOf('x'.repeat(SOURCE_LENGTH))).toBe('x'.repeat(SOURCE_LENGTH))
  const long = sourceOf('Programa que trae al personal de toda la planta de Monterrey')
  expect(long).toBe('Programa que trae al personal de toda l…')
  expect(lengthOf(long)).toBe(SOURCE_LENGTH)
  // No space before the ellipsis, and no split emoji.
  expect(sourceOf(`${'x'.repeat(SOURCE_LENGTH - 2)} de la planta`)).toBe(`${'x'.repeat(SOURCE_LENGTH - 2)}…`)
  expect(sourceOf(`${'x'.repeat(SOURCE_LENGTH - 2)}🏭🏭🏭`)).toBe(`${'x'.repeat(SOURCE_LENGTH - 2)}…`)
})
