import { expect, test } from 'vitest'
import { firstLines } from './words.mjs'

test('finds the first line of each comment and no code', () => {
  const source = [
    '/** Returns a sum. */',
    'const url = "https://example.com" // Of no interest',
    '/**',
    ' * Of two lines',
    ' * what is second',
    ' */',
    'const a = 1',
    '  // What comes first',
    '  // and goes on',
    'const text = `',
    '`',
  ].join('\n')
  expect(firstLines(source)).toEqual([
    { line: 1, text: 'Returns a sum.' },
    { line: 4, text: 'Of two lines' },
    { line: 8, text: 'What comes first' },
  ])
})
