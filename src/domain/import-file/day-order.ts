/** Matches 05/20/2025 and 5-4-25, with or without a time. */
const NUMBERS = /^(\s*)(\d{1,2})([-/. ])(\d{1,2})(\3(?:\d{4}|\d{2})(?:[ T].*)?\s*)$/

type Order = 'day' | 'month' | 'either' | 'mixed'
type Row = readonly [row: number, cells: string[]]

/**
 * Puts the day before the month in all columns that write the month first. Numbers above 12 decide the order of
 * a whole column; a column without any follows the file's other columns.
 * @param rows changed in place
 * @returns ambiguous columns: they are read with the day first, and a person must check them
 */
export function putDaysFirst(rows: readonly Row[]): Set<number> {
  const orders = ordersOf(rows)
  const said = new Set([...orders.values()].filter((order) => order !== 'either'))
  const [only] = said
  const others = said.size === 1 ? only : undefined
  const unclear = new Set<number>()
  for (const [column, order] of orders) {
    const own = order === 'either' ? others : order
    if (own === 'month') for (const [, cells] of rows) turn(cells, column)
    else if (order === 'either' && own !== 'day') unclear.add(column)
  }
  return unclear
}

function ordersOf(rows: readonly Row[]): Map<number, Order> {
  const orders = new Map<number, Order>()
  for (const [, cells] of rows) {
    for (const [column, text] of cells.entries()) {
      const order = orderOf(text)
      if (order !== null) orders.set(column, both(orders.get(column), order))
    }
  }
  return orders
}

/** Returns null if both orders give the same day, or if it is no such date. */
function orderOf(text: string): Order | null {
  const found = NUMBERS.exec(text)
  const [first, second] = [Number(found?.[2]), Number(found?.[4])]
  if (!found || first === second) return null
  if (first > 12 && second > 12) return null
  if (first > 12) return 'day'
  return second > 12 ? 'month' : 'either'
}

function both(one: Order | undefined, other: Order): Order {
  if (one === undefined || one === 'either') return other
  return other === 'either' || other === one ? one : 'mixed'
}

function turn(cells: string[], column: number): void {
  const found = NUMBERS.exec(cells[column] ?? '')
  if (!found) return
  const [, blank = '', month = '', sign = '', day = '', rest = ''] = found
  cells[column] = `${blank}${day}${sign}${month}${rest}`
}
