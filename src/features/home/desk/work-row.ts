import type { ReactNode } from 'react'

export interface WorkRow {
  path: string
  icon: ReactNode
  /** `error`: something failed. `warn`: the work is late. */
  tone: 'primary' | 'warn' | 'error'
  title: string
  text: string
}

/** Null when nothing waits; undefined while unknown. */
export type FoundRow = WorkRow | null | undefined

const order: readonly WorkRow['tone'][] = ['error', 'warn', 'primary']

export function byUrgency(found: readonly FoundRow[]): WorkRow[] {
  return found
    .filter((row) => row !== null && row !== undefined)
    .sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
}
