import { formatMoney } from '#domain/money/money.ts'

/** Formats 1200000 as "$12,000" and 1200050 as "$12,000.50". */
export function shortMoney(centavos: number): string {
  return formatMoney(centavos).replace(/\.00$/, '')
}
