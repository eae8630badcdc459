import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

const rows = Array.from({ length: 12 }, (_, index) => index + 1)

// See SAV-08.
test.each([
  [1, 1, [1, 2, 3, 4, 5]],
  [3, 3, [11, 12]],
  [9, 3, [11, 12]],
  [0, 1, [1, 2, 3, 4, 5]],
])('returns the requested page %i of 12 rows, or the nearest one', (wanted, page, shown) => {
  expect(pageOf(rows, wanted)).toEqual({ page, pages: 3, rows: shown })
})

test('returns one page for five rows and for none', () => {
  expect(pageOf(rows.slice(0, 5), 1).pages).toBe(1)
  expect(pageOf([], 1)).toEqual({ page: 1, pages: 1, rows: [] })
})
