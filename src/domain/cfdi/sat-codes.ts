/**
 * Codes of the SAT's catalogues in payroll receipts. The SAT adds codes between versions, so a stamped document
 * with an unknown code is not rejected but reported as a doubt (element-reader.ts).
 */
const codes = (text: string) => new Set(text.split(' '))

function range(from: number, to: number, digits: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(digits, '0'))
}

export const satCodes = {
  perception: new Set([
    ...codes('001 002 003 004 005 006'),
    ...range(9, 15, 3),
    ...range(19, 39, 3),
    ...range(44, 55, 3),
  ]),
  deduction: new Set(range(1, 107, 3)),
  otherPayment: new Set([...range(1, 9, 3), '999']),
  contract: new Set([...range(1, 10, 2), '99']),
  regime: new Set([...range(2, 13, 2), '99']),
  periodicity: new Set([...range(1, 10, 2), '99']),
  overtime: codes('01 02 03'),
  incapacity: codes('01 02 03 04'),
} as const
export type SatCatalogue = keyof typeof satCodes

/** Perception types that the complement totals separately: end of contract, and pension. */
export const severanceTypes = codes('022 023 025')
export const pensionTypes = codes('039 044')
export const WITHHELD_TAX = '002'
