import type { RequestKind } from '#contract/requests/request-desk.ts'
import { formatDate } from '#domain/time/dates.ts'

interface Words {
  period: (period: string) => string
  day: (date: string) => string
}

/** Returns the subject of a request: a period for a clarification, a day for a dispute. */
export function periodText(kind: RequestKind, period: string, words: Words): string {
  return kind === 'aclaracion' ? words.period(period) : words.day(formatDate(period))
}
