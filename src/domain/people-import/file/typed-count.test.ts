import { expect, test } from 'vitest'
import { readTypedCount } from './typed-count.ts'

test.each([
  ['9300', 9300],
  ['9,300', 9300],
  [' 9 300 ', 9300],
  ['9\u00a0300', 9300],
  ['9.300', 9300],
  ["9'300", 9300],
  ['1,009,300', 1_009_300],
  ['0700', 700],
])('reads %j as a count', (text, count) => expect(readTypedCount(text)).toBe(count))

test.each(['', ' ', '93,00', '9,30', '9.3', '9,300,', ',300', '1,009.300', '-9', '9e3', '0x10', 'nueve'])(
  'rejects %j as a count',
  (text) => expect(readTypedCount(text)).toBeNull(),
)
