import { formatMoney } from '#domain/money/money.ts'

/** Formats an amount as a person types it: 1200000 → "$12,000", 1200050 → "$12,000.50". */
export function shortMoney(centavos: number): string {
  return formatMoney(centavos).replace(/\.00$/, '')
}
