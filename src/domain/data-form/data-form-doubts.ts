import { isRealDate } from './data-form-fields.ts'

/** Ages outside these limits are marked as doubtful, because few employees are younger or older. */
const YOUNGEST = 18
const OLDEST = 70
/** Minimum plausible age for starting to smoke, drink or take drugs. */
const FIRST_HABIT_AGE = 6

/**
 * Returns the age in full years; null for an incomplete or future birth date. Both arguments are YYYY-MM-DD.
 */
export function ageOn(today: string, birthDate: string): number | null {
  if (!isRealDate(birthDate) || birthDate > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function isAgeDoubtful(age: number): boolean {
  return age < YOUNGEST || age > OLDEST
}

/** Finds addresses that contain an @ but have no full domain: 'diego@correo' receives no mail. */
export function isMailDoubtful(mail: string): boolean {
  const text = mail.trim()
  return text.includes('@') && !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(text)
}

/** @param month YYYY-MM; an incomplete month is not in the future */
export function isMonthToCome(month: string, today: string): boolean {
  return /^[0-9]{4}-[0-9]{2}$/.test(month) && month > today.slice(0, 7)
}

/**
 * Returns whether `start` is implausible as the age at which a habit began.
 * @param age present age; null if unknown, and then the limit is 70
 */
export function isStartDoubtful(start: string, age: number | null): boolean {
  const years = start.trim()
  if (!/^[0-9]{1,2}$/.test(years)) return false
  return Number(years) < FIRST_HABIT_AGE || Number(years) > (age ?? OLDEST)
}
