import { companyDate, companyTime } from '../time/dates.ts'
import type { ApprovalKind } from './kinds.ts'

export const gateKinds = [
  'visita',
  'pase_salida',
  'pase_ingreso',
  'ingreso_material',
] as const satisfies readonly ApprovalKind[]
export type GateKind = (typeof gateKinds)[number]

export type Way = 'entra' | 'sale'
export interface Mark {
  way: Way
  /** Unix time in milliseconds. */
  at: number
}

/** Maximum age of a mark that a device sends late; older marks are refused. */
export const MARK_KEPT_MS = 7 * 24 * 60 * 60 * 1000

export function firstWay(kind: GateKind): Way {
  return kind === 'pase_salida' ? 'sale' : 'entra'
}

export function nextWay(kind: GateKind, last: Way | null): Way {
  if (last === null) return firstWay(kind)
  return last === 'entra' ? 'sale' : 'entra'
}

export function isInside(kind: GateKind, last: Way | null): boolean {
  return kind !== 'pase_salida' && last === 'entra'
}

/**
 * State of a visit, pass or delivery at the gate. `ahead`: an arrival or return is expected. `done`: nothing
 * more is expected.
 */
export type GatePlace = 'ahead' | 'inside' | 'done'

interface Expected {
  clase: GateKind
  /** Expected departure, or expected return for an exit pass, HH:MM; '' for none. */
  seVa: string
}

/** @param last latest mark; null before the first */
export function gatePlace({ clase, seVa }: Expected, last: Way | null): GatePlace {
  if (isInside(clase, last)) return 'inside'
  if (last === null) return 'ahead'
  return clase === 'pase_salida' && last === 'sale' && seVa !== '' ? 'ahead' : 'done'
}

/** Returns whether a person or delivery is still inside after the expected departure or the last day. */
export function isOverdue(
  { place, diaFin, seVa }: { place: GatePlace; diaFin: string; seVa: string },
  now: number,
): boolean {
  const today = companyDate(now)
  if (place !== 'inside') return false
  return diaFin < today || (diaFin === today && seVa !== '' && seVa < companyTime(now))
}

/**
 * Places a mark among the existing marks by time, because a device may send it late. `existing` is the adjacent
 * mark with the same direction; the new mark then adds nothing.
 * @param marks in any order
 */
export function placeMark(
  kind: GateKind,
  marks: readonly Mark[],
  mark: Mark,
): { existing: Mark } | 'new' | 'not-before' {
  const before = marks.filter(({ at }) => at <= mark.at).sort((a, b) => b.at - a.at)[0]
  const after = marks.filter(({ at }) => at > mark.at).sort((a, b) => a.at - b.at)[0]
  if (before?.way === mark.way) return { existing: before }
  if (before === undefined && mark.way !== firstWay(kind)) return 'not-before'
  return after?.way === mark.way ? { existing: after } : 'new'
}
