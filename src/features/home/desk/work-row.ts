import type { ReactNode } from 'react'

/** Row of the day's work, with the screen where the work is done. */
export interface WorkRow {
  path: string
  icon: ReactNode
  /** error: something failed. warn: it is late. */
  tone: 'primary' | 'warn' | 'error'
  title: string
  text: string
}

/** Row; null when nothing waits, undefined while that is unknown. */
export type FoundRow = WorkRow | null | undefined

const order: readonly WorkRow['tone'][] = ['error', 'warn', 'primary']

/** Returns the rows, failures first, then what is late. */
export function byUrgency(found: readonly FoundRow[]): WorkRow[] {
  return found
    .filter((row) => row !== null && row !== undefined)
    .sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
}
