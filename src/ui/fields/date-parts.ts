/** Each part may be missing (''). */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** Splits '1991-12-07' into its parts. Missing parts are ''. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}

/** Returns YYYY-MM-DD. Missing parts stay empty ('1991--'); returns '' when all parts are missing. */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  const two = (digits: string) => (digits.length === 1 ? `0${digits}` : digits)
  return `${year}-${two(month)}-${two(day)}`
}

/**
 * Reads a complete date, day first or YYYY-MM-DD: '7/12/1991', '07 12 1991', '07121991'. Returns null for any
 * other text.
 */
export function readWholeDate(text: string): DateParts | null {
  const trimmed = text.trim()
  const iso = /^([0-9]{4})[-/. ]([0-9]{1,2})[-/. ]([0-9]{1,2})$/.exec(trimmed)
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' }
  const spoken = /^([0-9]{1,2})\s*[-/. ]\s*([0-9]{1,2})\s*[-/. ]\s*([0-9]{4})$/.exec(trimmed)
  const dense = /^([0-9]{2})([0-9]{2})([0-9]{4})$/.exec(trimmed)
  const match = spoken ?? dense
  return match ? { day: match[1] ?? '', month: match[2] ?? '', year: match[3] ?? '' } : null
}
