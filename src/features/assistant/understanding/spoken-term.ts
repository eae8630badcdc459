import { isWeeklyLoan } from '#domain/loan.ts'

/** How long somebody wants to pay: "12 quincenas", "6 meses", "un año". */
export interface SpokenTerm {
  count: number
  unit: 'payments' | 'fortnights' | 'weeks' | 'months' | 'years'
}

const units: Record<string, SpokenTerm['unit']> = {
  pago: 'payments',
  pagos: 'payments',
  plazos: 'payments',
  quincena: 'fortnights',
  quincenas: 'fortnights',
  semana: 'weeks',
  semanas: 'weeks',
  mes: 'months',
  meses: 'months',
  ano: 'years',
  anos: 'years',
}

export function termUnit(token: string | undefined): SpokenTerm['unit'] | null {
  return units[token ?? ''] ?? null
}

/** The number of payments of a pay group; a year has 52 weeks or 24 fortnights, and a quarter of it is a quarter of them. */
export function paymentsOf({ count, unit }: SpokenTerm, payGroup: number): number | null {
  const perYear = isWeeklyLoan(payGroup) ? 52 : 24
  const payments: Record<SpokenTerm['unit'], number> = {
    payments: count,
    fortnights: perYear === 24 ? count : Number.NaN,
    weeks: perYear === 52 ? count : Number.NaN,
    months: (count * perYear) / 12,
    years: count * perYear,
  }
  const found = payments[unit]
  return Number.isInteger(found) ? found : null
}
