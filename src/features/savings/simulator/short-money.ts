import { formatMoney } from '#domain/money.ts'

/** 1200000 → "$12,000", 1200050 → "$12,000.50": what a person types. */
export function shortMoney(centavos: number): string {
  return formatMoney(centavos).replace(/\.00$/, '')
}
