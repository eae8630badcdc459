import { fold } from '../text/fold.ts'
import { addDays } from '../time/dates.ts'
import {
  MONTHS,
  NAMED_DAY,
  NAMED_MONTH_FIRST,
  NAMED_YEAR_FIRST,
  NO_DAYS,
  NO_DAY_WORDS,
  WEEKDAY,
} from './file-words.es.ts'

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/**
 * Day 0 of a spreadsheet's serial numbers from March 1900 on. The day is one earlier than expected, because
 * spreadsheets count a 29 February 1900, which did not exist.
 */
const DAY_ZERO = '1899-12-30'

/**
 * Matches a time after the day, as databases, spreadsheets and programs write it: '12:00 a.m.',
 * 'T00:00:00-06:00', '12.00.00.000000 AM', '00:00:00 GMT-0600 (hora estándar central)'. The time zone does not
 * change the day.
 */
const TIME =
  /[ ,t]\d{1,2}(?::\d{2}(?::\d{2})?|\.\d{2}\.\d{2})(?:[.,:]\d+)? ?(?:[ap]\.?m\.?)?(?: ?(?:hrs?|h|horas)\.?)? ?(?:z|utc|gmt|[cemp][sd]?t)?(?:[+-]\d{2}(?::?\d{2})?)?(?: \([^)]*\))?$/
/** Matches the time in 'Mon Feb 17 00:00:00 CST 2025', as Java writes a day. */
const TIME_BEFORE_YEAR = / \d{2}:\d{2}:\d{2}(?: [a-z]{3,4})?(?= \d{4}$)/

type Found = { day: string } | { problem: 'noDay' | 'noDate' }

/**
 * Reads a day in any notation of a file as YYYY-MM-DD. 'noDay' if the day does not exist, 'noDate' if the text
 * is no date.
 */
export function readDay(text: string): Found {
  const dateText = plainDate(text)
  const found = readPlain(dateText)
  // 'mar' before a number is March. Before a whole date, 'mar' is Tuesday.
  const rest = dateText.replace(WEEKDAY, '')
  return 'day' in found || rest === dateText ? found : readPlain(rest)
}

/** Returns whether a cell says that there is no day: '00/00/0000', '-', 'N/A', or day zero of a program's calendar. */
export function isWithoutDay(text: string): boolean {
  const dateText = plainDate(text)
  if (/^[-/. 0]*$/.test(dateText) || NO_DAY_WORDS.includes(dateText)) return true
  if (/^1900[-/]0?1[-/]0?0$/.test(dateText)) return true
  const found = readPlain(dateText)
  return 'day' in found && NO_DAYS.includes(found.day)
}

function plainDate(text: string): string {
  return fold(text)
    .replace(/^'|[°º]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\\/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?([-/.,]) ?/g, '$1')
    .replace(TIME, '')
    .replace(TIME_BEFORE_YEAR, '')
    .replace(/[.,]$/, '')
    .replace(/(^| )primero /, '$11 ')
}

function readPlain(dateText: string): Found {
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(dateText)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3])
  // Files for IMSS write day, month and year together: 17022025. A spreadsheet may drop the first zero.
  const together = /^(\d{1,2})(\d{2})((?:19|20)\d{2})$/.exec(dateText)
  if (together) return dayOf(together[3], together[2], together[1])
  const iso = /^(\d{4})(\d{2})(\d{2})$/.exec(dateText)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(dateText)
  if (dayFirst) return dayOf(dayFirst[3], dayFirst[2], dayFirst[1])
  const named = NAMED_DAY.exec(dateText)
  if (named) return namedDayOf(named[3], named[2], named[1])
  const monthFirst = NAMED_MONTH_FIRST.exec(dateText)
  if (monthFirst) return namedDayOf(monthFirst[3], monthFirst[1], monthFirst[2])
  const namedYearFirst = NAMED_YEAR_FIRST.exec(dateText)
  if (namedYearFirst) return namedDayOf(namedYearFirst[1], namedYearFirst[2], namedYearFirst[3])
  // Serial numbers of a spreadsheet, from 1928 to 2119, also with a comma between thousands.
  if (/^\d{2},?\d{3}(\.\d+)?$/.test(dateText)) {
    const serial = Math.floor(Number(dateText.replace(',', '')))
    if (serial >= 10_228 && serial <= 80_000) return { day: addDays(DAY_ZERO, serial) }
  }
  return { problem: 'noDate' }
}

function namedDayOf(year = '', name = '', day = ''): Found {
  const short = name.slice(0, 3).replace('set', 'sep')
  const month = Math.max(MONTHS.indexOf(short), ENGLISH.indexOf(short)) + 1
  return month === 0 ? { problem: 'noDate' } : dayOf(year, String(month), day)
}

function dayOf(year = '', month = '', day = ''): { day: string } | { problem: 'noDay' } {
  const fullYear = year.length === 2 ? String(Number(year) + (Number(year) > 30 ? 1900 : 2000)) : year
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isReal = !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date
  return isReal ? { day: date } : { problem: 'noDay' }
}
