import type { ApprovalKind } from './kinds.ts'

/** What passes the gate once it is authorized. */
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
  /** Milliseconds since 1970. */
  at: number
}

/** Longer than this a mark does not wait on a device: an older one is written by hand. */
export const MARK_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Whoever has a pass to go out is in; everybody else comes from outside. */
export function firstWay(kind: GateKind): Way {
  return kind === 'pase_salida' ? 'sale' : 'entra'
}

/** What can be marked now. */
export function nextWay(kind: GateKind, last: Way | null): Way {
  if (last === null) return firstWay(kind)
  return last === 'entra' ? 'sale' : 'entra'
}

/** Inside, though not of the plant: whom the evacuation list names. */
export function isInside(kind: GateKind, last: Way | null): boolean {
  return kind !== 'pase_salida' && last === 'entra'
}

/**
 * What a mark means between those that stand, in the order of their times: a device may have marked long before it was
 * heard. `stands`: the same was marked before or right after, so this one says nothing new.
 * @param marks in any order
 */
export function placeMark(
  kind: GateKind,
  marks: readonly Mark[],
  mark: Mark,
): { stands: Mark } | 'new' | 'not-before' {
  const before = marks.filter(({ at }) => at <= mark.at).sort((a, b) => b.at - a.at)[0]
  const after = marks.filter(({ at }) => at > mark.at).sort((a, b) => a.at - b.at)[0]
  if (before?.way === mark.way) return { stands: before }
  if (before === undefined && mark.way !== firstWay(kind)) return 'not-before'
  return after?.way === mark.way ? { stands: after } : 'new'
}
