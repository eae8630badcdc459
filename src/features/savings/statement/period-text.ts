import { formatDate } from '#domain/time/dates.ts'
import { readFundPeriod } from '#domain/savings/savings-statement.ts'
import { es } from '../texts.es.ts'

type Words = Pick<typeof es.movements, 'week' | 'fortnight'>

/** Formats "2026046" as "Semana 46 de 2026", or as "Quincena …" for fortnightly pay. */
export function periodText(text: string, isWeekly: boolean, words: Words): string {
  const period = readFundPeriod(text)
  if (period.kind === 'unknown') return text
  if (period.kind === 'date') return formatDate(period.date)
  return (isWeekly ? words.week : words.fortnight)(period.number, period.year)
}

export function periodTextOn(isWeekly: boolean): (text: string) => string {
  return (text) => periodText(text, isWeekly, es.movements)
}
