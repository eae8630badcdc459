import type { WantedPerson } from '../import-context.ts'

/**
 * Counts of new people whom payroll cannot identify (docs/decisions/money.md): no CURP, or a CURP without an
 * RFC.
 */
export interface Unidentified {
  sinCurp: number
  sinRfc: number
}

export function countUnidentified(newcomers: readonly WantedPerson[]): Unidentified {
  const lacking = { sinCurp: 0, sinRfc: 0 }
  for (const { facts } of newcomers) {
    if (!facts.curp) lacking.sinCurp++
    else if (!facts.rfc) lacking.sinRfc++
  }
  return lacking
}
