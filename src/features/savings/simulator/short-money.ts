import { formatMoney } from '#domain/money/money.ts'

/** 1200000 → "$12,000", 1200050 → "$12,000.50". */
export function shortMoney(centavos: number): string {
  return formatMoney(centavos).replace(/\.00$/, '')
}
