import { companyTime } from '#domain/time/dates.ts'
import {
  type QuietHours,
  type QuietMode,
  quietHoursOfShift,
  quietMinutesLeft,
} from '#domain/notifications/quiet-hours.ts'

/** A person's preferences; by default the quiet hours follow the shift. */
export interface Preferences {
  quietMode: QuietMode
  /** 'HH:mm'. */
  quietFrom: string
  quietTo: string
}

export const defaultPreferences: Preferences = { quietMode: 'turno', quietFrom: '22:00', quietTo: '06:00' }

/**
 * Returns when a push may be sent: now, or at the end of the person's quiet hours.
 * @param shift 0 for a person without a shift
 */
export function quietUntil(chosen: Preferences, shift: number, now: Date): Date {
  const hours = hoursOf(chosen, shift)
  const minutes = hours === null ? 0 : quietMinutesLeft(hours, companyTime(now.getTime()))
  if (minutes === 0) return now
  // Rounding in UTC is correct, because the company's zone differs from UTC by whole minutes.
  return new Date(Math.floor(now.getTime() / 60_000 + minutes) * 60_000)
}

function hoursOf({ quietMode, quietFrom, quietTo }: Preferences, shift: number): QuietHours | null {
  if (quietMode === 'ninguno') return null
  return quietMode === 'turno' ? quietHoursOfShift(shift) : { from: quietFrom, to: quietTo }
}
