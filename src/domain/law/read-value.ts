import { isCalendarDay } from '../time/valid-days.ts'
import { fileWords } from './file-words.es.ts'
import {
  type HolidayRule,
  type LawRule,
  type LawValue,
  ruleKinds,
  type Step,
  type ValueKind,
  type ValueTypes,
} from './rules.ts'

const readers: { [K in ValueKind]: (text: string) => ValueTypes[K] | null } = {
  number: (text) => readNumber(text),
  percent: (text) => {
    const value = readNumber(text.replace(/\s*%$/, ''))
    return value === null || value > 100 ? null : value / 100
  },
  pesos: (text) => {
    const value = readNumber(text.replace(/^\$\s*/, ''))
    return value === null ? null : Math.round(value * 100)
  },
  flag: (text) => fileWords.flags[text.toLowerCase()] ?? null,
  text: (text) => text,
  yearDay: (text) => (/^\d{2}-\d{2}$/.test(text) && isCalendarDay(`${LEAP_YEAR}-${text}`) ? text : null),
  days: (text) => {
    const days = text.split(/\s+/)
    return days.every(isCalendarDay) ? days : null
  },
  steps: readSteps,
  holidays: (text) => {
    const rules = text.split(/\s*;\s*/).map(readHoliday)
    return rules.every((rule) => rule !== null) ? rules : null
  },
}

const LEAP_YEAR = 2024
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Returns the typed value of a row's text; null when the text does not fit the rule. */
export function readLawValue<R extends LawRule>(rule: R, text: string): LawValue<R> | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : (readers[ruleKinds[rule]](trimmed) as LawValue<R> | null)
}

function readNumber(text: string): number | null {
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : null
}

/** Reads "1:12 2:14": 12 days in year 1, 14 from year 2 on. */
function readSteps(text: string): Step[] | null {
  const steps = text.split(/\s+/).map((part) => {
    const [, from, amount] = /^(\d{1,3}):(\d{1,3})$/.exec(part) ?? []
    return from === undefined ? null : { from: Number(from), amount: Number(amount) }
  })
  const known = steps.flatMap((step) => step ?? [])
  const isRising = known.every(({ from }, at) => from > (known[at - 1]?.from ?? 0))
  return known.length === steps.length && isRising ? known : null
}

/** Reads "name=05-01", "name=02-mon1" (first Monday of February) and "name=10-01/6@2024" (every six years). */
function readHoliday(text: string): HolidayRule | null {
  const found = /^([^=;]{1,60})=(\d{2})-(?:(\d{2})|([a-z]{3})([1-5]))(?:\/(\d{1,2})@(\d{4}))?$/.exec(text)
  if (found === null) return null
  const [, name = '', month = '', day, weekday = '', nth, years, since] = found
  if (!isCalendarDay(`${LEAP_YEAR}-${month}-${day ?? '01'}`)) return null
  if (day === undefined && !weekdays.includes(weekday)) return null
  return {
    name: name.trim(),
    month: Number(month),
    on: day === undefined ? { weekday: weekdays.indexOf(weekday), nth: Number(nth) } : { day: Number(day) },
    every: years === undefined ? null : { years: Math.max(1, Number(years)), since: Number(since) },
  }
}
