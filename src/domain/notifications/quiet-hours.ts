/** Hours without pushes (decisions/notifications.md): 'HH:mm' in the company's time zone; may span midnight. */
export interface QuietHours {
  from: string
  to: string
}

/** turno: default of the person's shift; propio: own hours; ninguno: no quiet hours. */
export const quietModes = ['turno', 'propio', 'ninguno'] as const
export type QuietMode = (typeof quietModes)[number]

/** Sleeping hours of each shift: 1 works from 6 to 14, 2 from 14 to 22, 3 from 22 to 6. */
const byShift: Readonly<Record<number, QuietHours>> = {
  1: { from: '21:00', to: '05:00' },
  2: { from: '00:00', to: '08:00' },
  3: { from: '08:00', to: '15:00' },
}
const OFFICE: QuietHours = { from: '21:00', to: '06:00' }

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
 * Returns minutes until the quiet hours end; 0 outside them. Equal times mean no quiet hours.
 * @param time current time, 'HH:mm'
 */
export function quietMinutesLeft(hours: QuietHours, time: string): number {
  const [from, to, now] = [minutesOf(hours.from), minutesOf(hours.to), minutesOf(time)]
  if (from === to) return 0
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  return isQuiet ? (to - now + 1440) % 1440 : 0
}
