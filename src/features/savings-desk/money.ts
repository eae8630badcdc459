import { formatMoney } from '#domain/money/money.ts'

/** @param pesos amount as sent by the server */
export function inPesos(pesos: number): string {
  return formatMoney(Math.round(pesos * 100))
}
