/** Choice lists of the data form (BR-35). Heights are computed from integers, to avoid rounding errors. */

export const heights: readonly string[] = Array.from({ length: 140 }, (_, index) => heightText(110 + index))

function heightText(centimetres: number): string {
  return `${Math.floor(centimetres / 100)}.${String(centimetres % 100).padStart(2, '0')}`
}

/**
 * Normalizes "1.7", "1,70" and "1.70" to "1.70".
 * @returns null for a height outside the list
 */
export function readHeight(text: string): string | null {
  const match = /^([12])(?:[.,]([0-9]{1,2}))?$/.exec(text)
  if (!match) return null
  const height = `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}`
  return heights.includes(height) ? height : null
}

/** Returns the years in which an INE card can expire: this year and the next ten. @param today YYYY-MM-DD */
export function ineYears(today: string): string[] {
  const first = Number(today.slice(0, 4))
  return Array.from({ length: 11 }, (_, index) => String(first + index))
}

/** First selectable year of school months. */
const FIRST_SCHOOL_YEAR = 1956

/** Returns the years of schooling and courses, newest first. @param today YYYY-MM-DD */
export function schoolYears(today: string): string[] {
  const last = Number(today.slice(0, 4))
  return Array.from({ length: last - FIRST_SCHOOL_YEAR + 1 }, (_, index) => String(last - index))
}

/** Months of residence beyond whole years: 1 … 11. */
export const residenceMonths: readonly string[] = Array.from({ length: 11 }, (_, index) => String(index + 1))

/** Language skills in per cent: 0, 10 … 100. */
export const skillLevels: readonly number[] = Array.from({ length: 11 }, (_, index) => index * 10)

/** Values of `enfermedad`: 1 none, 2 diabetes, 3 hypertension, 4 pregnancy, 5 glasses (spec 000 §3). */
export const illnesses: readonly number[] = [1, 2, 3, 4, 5]
export const NO_ILLNESS: readonly number[] = [1]

/**
 * Values of `identificacionPersonal`: 1 no, 2 motor, 3 hearing, 4 visual, 5 intellectual, 6 prefers not to
 * answer.
 */
export const disabilities: readonly number[] = [1, 2, 3, 4, 5, 6]
export const NO_DISABILITY: readonly number[] = [1, 6]

export const FIRST_BIRTH_DATE = '1950-01-01'

/** Married and free union require a partner in the family table (BR-36). */
export function hasPartner(maritalStatus: number | null): boolean {
  return maritalStatus === 2 || maritalStatus === 4
}
