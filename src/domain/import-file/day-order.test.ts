import { describe, expect, test } from 'vitest'
import { dayOrders, orderOfFile, putDayFirst, putDaysFirst, readingOfDays } from './day-order.ts'

const FIELDS = ['fecha', 'fin', 'comentario']

function columnsOf(fields: readonly string[], ...rows: string[][]) {
  const orders = dayOrders(rows.map((cells, at) => [at + 2, cells] as const))
  return fields.map((field, at) => {
    const days = orders.get(at)
    return { field, ...(days && { days }) }
  })
}

function read(isMonthFirst: boolean | null, columns: ReturnType<typeof columnsOf>) {
  const { turned, unclear, order } = readingOfDays(columns, ['fecha', 'fin'], isMonthFirst)
  return { turned: [...turned], unclear: [...unclear], order }
}

describe('the order of a column', () => {
  test.each([
    ['20/05/2025', 'day'],
    ['05/20/2025 00:00', 'month'],
    ['5-4-25', 'either'],
    ['05/05/2025', undefined],
    ['2025-04-05', undefined],
    ['5 / 4 / 2025', 'either'],
    ['5/4-2025', 'either'],
    ['Mon, 5/4/2025', 'either'],
    ['miércoles 05\\20\\2025', 'month'],
    ['5/4/2025, 10:30', 'either'],
    ['05202025', 'month'],
    ['2172025', 'month'],
    ['20250405', undefined],
    ['25/25/2025', undefined],
    ['81 12 3456', undefined],
    ['12.34.5678', undefined],
  ])('of %j is %s', (text, order) => expect(dayOrders([[2, [text]]]).get(0)).toBe(order))

  test('is mixed when some of its days fit only one order, and other days only the other order', () => {
    expect(dayOrders(['01/02/2026', '20/05/2025', '05/20/2025'].map((text) => [2, [text]])).get(0)).toBe(
      'mixed',
    )
  })
})

test('a column of numbers with eight digits has no order', () => {
  const column = (...texts: string[]) => dayOrders(texts.map((text) => [2, [text]])).get(0)
  expect(column('05202025', '10112019')).toBe('month')
  expect(column('05202025', '00000000', '')).toBe('month')
  expect(column('10112019', '81122003', '31121999')).toBeUndefined()
})

describe('days that fit both orders', () => {
  const both = columnsOf(FIELDS, ['03/04/2026', '05/04/2026', '01/02/2026'])

  test('are unclear without an answer, in columns of days only', () => {
    expect(read(null, both)).toEqual({ turned: [], unclear: [0, 1], order: 'unclear' })
  })

  test('are read in the order that a person answers', () => {
    expect(read(true, both)).toEqual({ turned: [0, 1], unclear: [], order: 'month' })
    expect(read(false, both)).toEqual({ turned: [], unclear: [], order: 'day' })
  })

  test('follow the order of another column, unless a person answers', () => {
    const month = columnsOf(FIELDS, ['03/04/2026', '12/31/2026', ''])
    expect(read(null, month)).toEqual({ turned: [0, 1], unclear: [], order: 'month' })
    expect(read(false, month)).toEqual({ turned: [1], unclear: [], order: 'day' })
    const day = columnsOf(['fecha', '', ''], ['03/04/2026', '31/12/2026', ''])
    expect(read(null, day)).toEqual({ turned: [], unclear: [], order: 'day' })
  })

  test('are unclear when the other columns disagree', () => {
    const torn = columnsOf(['fecha', 'fin', ''], ['03/04/2026', '12/31/2026', '31/12/2026'])
    expect(read(null, torn)).toEqual({ turned: [1], unclear: [0], order: 'unclear' })
    expect(orderOfFile(torn)).toBeNull()
  })

  test('are not asked about when numbers decide every column', () => {
    expect(read(null, columnsOf(FIELDS, ['25/04/2026', '12/31/2026', '']))).toEqual({
      turned: [1],
      unclear: [],
      order: null,
    })
  })

  test('in a column with both orders are unclear until a person answers', () => {
    const mixed = columnsOf(['fecha'], ['03/04/2026'], ['20/05/2025'], ['05/20/2025'])
    expect(read(null, mixed)).toEqual({ turned: [], unclear: [0], order: 'unclear' })
    expect(read(true, mixed)).toEqual({ turned: [0], unclear: [], order: 'month' })
    expect(read(false, mixed)).toEqual({ turned: [], unclear: [], order: 'day' })
    const beside = columnsOf(['fecha', 'fin'], ['20/05/2025', '12/31/2026'], ['05/20/2025', ''])
    expect(read(null, beside)).toEqual({ turned: [1], unclear: [0], order: 'unclear' })
  })
})

test('puts the day first in the cells of a column, and keeps other texts and times', () => {
  expect(putDaysFirst(['04/03/2026', '04/03/2026'], new Set([1]))).toEqual(['04/03/2026', '03/04/2026'])
  expect(putDayFirst(' 12/31/24 00:00')).toBe(' 31/12/24 00:00')
  expect(putDayFirst('Mon, 2/17/2025')).toBe('Mon, 17/2/2025')
  expect(putDayFirst('2172025')).toBe('17022025')
  for (const text of ['', 'ayer', '2026-04-03', '46115']) expect(putDayFirst(text)).toBe(text)
})
