import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const page = readFileSync(new URL('docs/asvs.md', ROOT), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/**
 * Requirements of levels 1 and 2 by section (OWASP ASVS 4.0.3), without withdrawn
 * requirements.
 */
const REQUIRED: Record<string, string> = {
  '1.1': '1-7',
  '1.2': '1-4',
  '1.4': '1,4,5',
  '1.5': '1-4',
  '1.6': '1-4',
  '1.7': '1-2',
  '1.8': '1-2',
  '1.9': '1-2',
  '1.10': '1',
  '1.11': '1-2',
  '1.12': '2',
  '1.14': '1-6',
  '2.1': '1-12',
  '2.2': '1-3',
  '2.3': '1-3',
  '2.4': '1-5',
  '2.5': '1-7',
  '2.6': '1-3',
  '2.7': '1-6',
  '2.8': '1-7',
  '2.9': '1-3',
  '2.10': '1-4',
  '3.1': '1',
  '3.2': '1-4',
  '3.3': '1-4',
  '3.4': '1-5',
  '3.5': '1-3',
  '3.7': '1',
  '4.1': '1-3,5',
  '4.2': '1-2',
  '4.3': '1-3',
  '5.1': '1-5',
  '5.2': '1-8',
  '5.3': '1-10',
  '5.4': '1-3',
  '5.5': '1-4',
  '6.1': '1-3',
  '6.2': '1-6',
  '6.3': '1-2',
  '6.4': '1-2',
  '7.1': '1-4',
  '7.2': '1-2',
  '7.3': '1,3,4',
  '7.4': '1-3',
  '8.1': '1-4',
  '8.2': '1-3',
  '8.3': '1-8',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.2': '1-2',
  '10.3': '1-3',
  '11.1': '1-8',
  '12.1': '1-3',
  '12.2': '1',
  '12.3': '1-6',
  '12.4': '1-2',
  '12.5': '1-2',
  '12.6': '1',
  '13.1': '1,3-5',
  '13.2': '1-3,5-6',
  '13.3': '1-2',
  '13.4': '1-2',
  '14.1': '1-4',
  '14.2': '1-6',
  '14.3': '2-3',
  '14.4': '1-7',
  '14.5': '1-4',
}

function numbersOf([section, ranges]: [string, string]): string[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`)
  })
}

test('lists every requirement once', () => {
  const named = rows.flatMap(([, numbers = '']) => numbers.split(', '))
  expect(named.sort()).toEqual(Object.entries(REQUIRED).flatMap(numbersOf).sort())
})

test('marks each requirement as met, open or not applicable, with an explanation', () => {
  for (const [, numbers, state, why] of rows) {
    expect([numbers, state]).toEqual([numbers, expect.stringMatching(/^(met|open|not applicable)$/)])
    expect([numbers, why]).not.toEqual([numbers, ''])
  }
})

test('names only existing files', () => {
  const named = new Set([...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name))
  const missing = [...named].filter((name) => !existsSync(new URL(name, ROOT)))
  expect(missing).toEqual([])
})
