import { isRealDate } from './data-form-fields.ts'

/** What passes the rules and is hardly true: pointed out, never refused (product.md, Seven-step form). */

/** Whoever is hired is of age, and few work beyond 70. */
const YOUNGEST = 18
const OLDEST = 70
/** Nobody has begun to smoke earlier. */
const FIRST_HABIT_AGE = 6

/** Full years of somebody born on `birthDate`, both YYYY-MM-DD; null for half a date or one to come. */
export function ageOn(today: string, birthDate: string): number | null {
  if (!isRealDate(birthDate) || birthDate > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function isAgeDoubtful(age: number): boolean {
  return age < YOUNGEST || age > OLDEST
}

/** An address that passes for its @ alone: no mail arrives at 'diego@correo'. */
export function isMailDoubtful(mail: string): boolean {
  const text = mail.trim()
  return text.includes('@') && !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(text)
}

/** @param month YYYY-MM; half of one is none */
export function isMonthToCome(month: string, today: string): boolean {
  return /^[0-9]{4}-[0-9]{2}$/.test(month) && month > today.slice(0, 7)
}

/** Whether nobody of that age can have begun at `start`. @param age null: not known, and then only what is true of nobody */
export function isStartDoubtful(start: string, age: number | null): boolean {
  const years = start.trim()
  if (!/^[0-9]{1,2}$/.test(years)) return false
  return Number(years) < FIRST_HABIT_AGE || Number(years) > (age ?? OLDEST)
}
