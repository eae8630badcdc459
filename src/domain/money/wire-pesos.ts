import { toCentavos } from './money.ts'

/** Converts pesos of the API. Rounding to four decimals removes floating-point remainders such as 3.5e-14. */
export function pesosToCentavos(pesos: number): number {
  return toCentavos(pesos.toFixed(4))
}
