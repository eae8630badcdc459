import { weeklyRestDays } from '../time/workdays.ts'
import { plainWord } from './plain-word.ts'

/** Names of the weekdays, Sunday first, with the abbreviations and the English that programs write. */
const weekdays = [
  'domingo domingos dom sunday sundays sun',
  'lunes lun monday mondays mon',
  'martes mar tuesday tuesdays tue tues',
  'miercoles mie mier wednesday wednesdays wed',
  'jueves jue thursday thursdays thu thur thurs',
  'viernes vie friday fridays fri',
  'sabado sabados sab saturday saturdays sat',
].map((names) => names.split(' '))
const joining = new Set(['y', 'e', 'and'])
/** Nobody rests all seven days. */
const MAX_REST_DAYS = 6

/**
 * Reads the weekly rest days of a cell: 'sábado y domingo' → '06'.
 * @returns digits of weekdays in ascending order, 0 is Sunday; null for an empty cell and for anything else
 */
export function readWeeklyRest(text: string): string | null {
  const words = plainWord(text)
    .split(' ')
    .filter((word) => word !== '' && !joining.has(word))
  const found = words.map((word) => weekdays.findIndex((names) => names.includes(word)))
  const days = [...new Set(found)].sort((a, b) => a - b)
  return days.length === 0 || days.includes(-1) || days.length > MAX_REST_DAYS ? null : days.join('')
}

const WORDS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado']

/** Names the weekly rest days that `readWeeklyRest` returns: '06' → 'Sábado, Domingo'. */
export function weeklyRestName(weeklyRest: string): string {
  return weeklyRestDays(weeklyRest)
    .map((day) => WORDS[day])
    .join(', ')
}
