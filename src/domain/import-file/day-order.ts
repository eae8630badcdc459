/** Sign between the numbers of a date, as readDay (dates.ts) reads it. */
const SIGN = String.raw`\s*[-/.\\\u2010-\u2015\u2212]\s*|\s`
const WEEKDAY = '(?:lun|mar|mi.|jue|vie|s.b|dom|mon|tue|wed|thu|fri|sat|sun)'
/** Matches 05/20/2025, 5 - 4 - 25 and 'Mon 5/4/2025', with or without a time. */
const NUMBERS = new RegExp(
  String.raw`^(\s*'?(?:${WEEKDAY}\p{L}*[.,]{0,2}\s+)?)(\d{1,2})(${SIGN})(\d{1,2})((?:${SIGN})(?:\d{4}|\d{2})(?:[ T,.].*)?\s*)$`,
  'iu',
)
/** Matches 05202025, without signs and perhaps without the first zero. */
const TOGETHER = /^(\s*'?)([0-2]?\d|3[01])()([0-2]\d|3[01])((?:19|20)\d{2}\s*)$/

/**
 * Order of a column's days by its own numbers. either: each day fits both orders. mixed: some days fit only one
 * order, other days only the other order.
 */
export type DayOrder = 'day' | 'month' | 'either' | 'mixed'

type Row = readonly [row: number, cells: readonly string[]]

interface DatedColumn {
  field: string
  days?: DayOrder
}

export interface DayReading {
  turned: ReadonlySet<number>
  /** Columns whose order is unknown or mixed. A person must decide; until then, the day is read first. */
  unclear: ReadonlySet<number>
  /**
   * Order of the columns that are 'either' or 'mixed'. Null if there are none, because an answer would change
   * nothing.
   */
  order: 'day' | 'month' | 'unclear' | null
}

/** Returns the order of each column with days. Numbers above 12 decide the order. */
export function dayOrders(rows: readonly Row[]): ReadonlyMap<number, DayOrder> {
  const orders = new Map<number, DayOrder>()
  const together = new Map<number, DayOrder>()
  /** Columns with a number that is no date; eight digits in such a column are no date either. */
  const numbers = new Set<number>()
  for (const [, cells] of rows) {
    for (const [column, text] of cells.entries()) {
      const isTogether = TOGETHER.test(text)
      const order = orderOf(text)
      const found = isTogether ? together : orders
      if (order !== null) found.set(column, both(found.get(column), order))
      else if (!isTogether && /^\s*\d+\s*$/.test(text) && /[1-9]/.test(text)) numbers.add(column)
    }
  }
  for (const [column, order] of together) {
    if (!numbers.has(column)) orders.set(column, both(orders.get(column), order))
  }
  return orders
}

/** Returns the order that all columns share, ignoring 'either'; null if they differ or none has an order. */
export function orderOfFile(columns: readonly DatedColumn[]): DayOrder | null {
  const shown = columns.flatMap(({ days }) => (days === undefined || days === 'either' ? [] : [days]))
  const [only] = shown
  return only !== undefined && shown.every((each) => each === only) ? only : null
}

/**
 * Decides how the columns of days are read. A column's own numbers decide first, then a person's answer, then
 * the numbers of the file's other columns.
 * @param dayFields fields that contain a day
 * @param isMonthFirst a person's answer; null for none
 */
export function readingOfDays(
  columns: readonly DatedColumn[],
  dayFields: readonly string[],
  isMonthFirst: boolean | null,
): DayReading {
  const others = orderOfFile(columns)
  const turned = new Set<number>()
  const unclear = new Set<number>()
  const open: number[] = []
  for (const [at, { field, days }] of columns.entries()) {
    if (days === undefined || days === 'day' || !dayFields.includes(field)) continue
    if (days !== 'month') open.push(at)
    const found = days === 'mixed' ? null : others
    const own = days === 'month' ? days : orderOfOpen(found, isMonthFirst)
    if (own === 'month') turned.add(at)
    if (own === null) unclear.add(at)
  }
  const found = open.some((at) => turned.has(at)) ? 'month' : 'day'
  const order = open.length === 0 ? null : unclear.size > 0 ? 'unclear' : found
  return { turned, unclear, order }
}

/** Returns null when the order is unknown. */
function orderOfOpen(others: DayOrder | null, isMonthFirst: boolean | null): 'day' | 'month' | null {
  if (isMonthFirst !== null) return isMonthFirst ? 'month' : 'day'
  return others === 'day' || others === 'month' ? others : null
}

export function putDaysFirst(cells: readonly string[], turned: ReadonlySet<number>): string[] {
  return cells.map((text, at) => (turned.has(at) ? putDayFirst(text) : text))
}

export function putDayFirst(text: string): string {
  const found = NUMBERS.exec(text) ?? TOGETHER.exec(text)
  if (!found) return text
  const [, blank = '', month = '', sign = '', day = '', rest = ''] = found
  return `${blank}${day}${sign}${sign === '' ? month.padStart(2, '0') : month}${rest}`
}

/** Returns null if both orders give the same day, or if the text is no date in numbers. */
function orderOf(text: string): DayOrder | null {
  const found = NUMBERS.exec(text) ?? TOGETHER.exec(text)
  const [first, second] = [Number(found?.[2]), Number(found?.[4])]
  if (!found || first === second || first > 31 || second > 31) return null
  if (first > 12 && second > 12) return null
  if (first > 12) return 'day'
  return second > 12 ? 'month' : 'either'
}

function both(one: DayOrder | undefined, other: DayOrder): DayOrder {
  if (one === undefined || one === 'either') return other
  return other === 'either' || other === one ? one : 'mixed'
}
