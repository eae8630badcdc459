import { expect, test } from 'vitest'
import { spelled, spelledText } from './spelling.ts'

test.each([
  ['kien', 'quien'],
  ['ban', 'van'],
  ['ora', 'hora'],
  ['aser', 'hacer'],
  ['suvanle', 'subanle'],
  ['sakenme', 'saquenme'],
  ['pagenme', 'pagenme'],
  ['deskontarme', 'descontarme'],
  ['komedor', 'comedor'],
])('spells «%s» as «%s»', (typed, word) => {
  expect(spelled(typed)).toBe(word)
})

test.each(['ahorra', 'retiro', 'firulais', 'x', 'saque', 'cien'])('keeps «%s»', (word) => {
  expect(spelled(word)).toBe(word)
})

test('spells the words of a text without its accents, and keeps numbers and marks', () => {
  expect(spelledText('¿Kién sakó $500?')).toBe('¿quien saco $500?')
})
