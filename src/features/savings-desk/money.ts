import { formatMoney } from '#domain/money.ts'

/** Pesos of the wire, as they are read. */
export function inPesos(pesos: number): string {
  return formatMoney(Math.round(pesos * 100))
}
