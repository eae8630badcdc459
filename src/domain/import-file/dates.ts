import { addDays } from '../time/dates.ts'
import { MONTHS, NAMED_DAY, NAMED_MONTH_FIRST } from './file-words.es.ts'

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/**
 * Day 0 of a spreadsheet's serial numbers from March 1900 on. It is one day early because the spreadsheet's
 * calendar counts a 29 February 1900, which did not exist.
 */
const DAY_ZERO = '1899-12-30'

/**
 * Reads a day in a file's notation as YYYY-MM-DD; 'noDay' if the date does not exist, 'noDate' if it is no
 * date.
 */
export function readDay(text: string): { day: string } | { problem: 'noDay' | 'noDate' } {
  const dateText = text.trim().replace(/,?[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.? ?m\.?)?Z?$/i, '')
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(dateText) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(dateText)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(dateText)
  if (dayFirst) return dayOf(dayFirst[3], dayFirst[2], dayFirst[1])
  const named = NAMED_DAY.exec(dateText)
  if (named) return namedDayOf(named[3], named[2], named[1])
  const monthFirst = NAMED_MONTH_FIRST.exec(dateText)
  if (monthFirst) return namedDayOf(monthFirst[3], monthFirst[1], monthFirst[2])
  // Serial numbers of a spreadsheet, from 1928 to 2119.
  if (/^\d{5}(\.\d+)?$/.test(dateText)) {
    const serial = Math.floor(Number(dateText))
    if (serial >= 10_228 && serial <= 80_000) return { day: addDays(DAY_ZERO, serial) }
  }
  return { problem: 'noDate' }
}

function namedDayOf(year = '', name = '', day = ''): { day: string } | { problem: 'noDay' | 'noDate' } {
  const short = name.toLowerCase().slice(0, 3)
  const month = Math.max(MONTHS.indexOf(short), ENGLISH.indexOf(short)) + 1
  return month === 0 ? { problem: 'noDate' } : dayOf(year, String(month), day)
}

function dayOf(year = '', month = '', day = ''): { day: string } | { problem: 'noDay' } {
  const fullYear = year.length === 2 ? String(Number(year) + (Number(year) > 30 ? 1900 : 2000)) : year
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isReal = !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date
  return isReal ? { day: date } : { problem: 'noDay' }
}
