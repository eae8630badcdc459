/** Hours in which nothing rings (offline.md, "Notifications"): 'HH:mm' in the company's time zone, over midnight or not. */
export interface QuietHours {
  from: string
  to: string
}

/** turno: the default of the person's shift; propio: own hours; ninguno: at any hour. */
export const quietModes = ['turno', 'propio', 'ninguno'] as const
export type QuietMode = (typeof quietModes)[number]

/** While the shift sleeps: 1 works from 6 to 14, 2 from 14 to 22, 3 from 22 to 6. */
const byShift: Readonly<Record<number, QuietHours>> = {
  1: { from: '21:00', to: '05:00' },
  2: { from: '00:00', to: '08:00' },
  3: { from: '08:00', to: '15:00' },
}
const OFFICE: QuietHours = { from: '21:00', to: '06:00' }

/** Of any other number: the hours of an office. */
export function quietHoursOfShift(shift: number): QuietHours {
  return byShift[shift] ?? OFFICE
}

export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/**
 * Minutes until the quiet hours are over; 0 when it is not quiet. The same hour twice means never.
 * @param time 'HH:mm' now
 */
export function quietMinutesLeft(hours: QuietHours, time: string): number {
  const [from, to, now] = [minutesOf(hours.from), minutesOf(hours.to), minutesOf(time)]
  if (from === to) return 0
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  return isQuiet ? (to - now + 1440) % 1440 : 0
}
