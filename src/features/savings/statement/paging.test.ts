import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

const rows = Array.from({ length: 12 }, (_, index) => index + 1)

// Source: SAV-08.
test.each([
  [1, 1, [1, 2, 3, 4, 5]],
  [3, 3, [11, 12]],
  [9, 3, [11, 12]],
  [0, 1, [1, 2, 3, 4, 5]],
])('page %i of 12 rows', (wanted, page, shown) => {
  expect(pageOf(rows, wanted)).toEqual({ page, pages: 3, rows: shown })
})

test('five rows are one page, and none are one too', () => {
  expect(pageOf(rows.slice(0, 5), 1).pages).toBe(1)
  expect(pageOf([], 1)).toEqual({ page: 1, pages: 1, rows: [] })
})
