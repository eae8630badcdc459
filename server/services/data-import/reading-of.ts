import { dataKindOf } from '#domain/data-import/kinds.ts'
import { type DayReading, readingOfDays } from '#domain/import-file/day-order.ts'
import type { ImportRow } from './may-import.ts'

/** Decides how an import's columns of days are read. */
export function readingOf({ kind, columns, isMonthFirst }: ImportRow): DayReading {
  return readingOfDays(columns, dataKindOf(kind).days, isMonthFirst)
}
