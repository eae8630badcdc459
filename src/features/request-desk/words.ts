import type { RequestKind } from '#contract/request-desk.ts'
import { formatDate } from '#domain/dates.ts'

interface Words {
  period: (period: string) => string
  day: (date: string) => string
}

/** What a request is about: a clarification a period, a dispute a day. */
export function periodText(kind: RequestKind, period: string, words: Words): string {
  return kind === 'aclaracion' ? words.period(period) : words.day(formatDate(period))
}
