import type { RequestKind } from '#contract/requests/request-desk.ts'
import { formatDate } from '#domain/time/dates.ts'

interface Words {
  period: (period: string) => string
  day: (date: string) => string
}

export function periodText(kind: RequestKind, period: string, words: Words): string {
  return kind === 'aclaracion' ? words.period(period) : words.day(formatDate(period))
}
