import { toCentavos } from './money.ts'

/** Pesos of the wire. Through four decimals: what a service's own subtraction leaves over, such as 3.5e-14, is no amount. */
export function pesosToCentavos(pesos: number): number {
  return toCentavos(pesos.toFixed(4))
}
