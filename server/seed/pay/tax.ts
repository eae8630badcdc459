/** Plausible tax rules for the demo. A real payroll has its own. Amounts are in centavos. */

/** Daily unit of measure (UMA), which limits exemptions. */
const UMA = 11_314
const MONTH_DAYS = 30.4

/** Monthly income tax tariff: lower limit, fixed amount, rate above the limit. */
const tariff: [number, number, number][] = [
  [1, 0, 0.0192],
  [74_605, 1_432, 0.064],
  [633_206, 37_183, 0.1088],
  [1_112_802, 89_363, 0.16],
  [1_293_583, 118_288, 0.1792],
  [1_548_772, 164_018, 0.2136],
  [3_123_650, 500_412, 0.2352],
  [4_923_301, 923_689, 0.3],
  [9_399_391, 2_266_517, 0.32],
  [12_532_521, 3_269_118, 0.34],
]

export function incomeTax(taxable: number, days: number): number {
  const monthly = (taxable * MONTH_DAYS) / days
  const step = tariff.findLast(([limit]) => monthly >= limit)
  if (!step) return 0
  const [limit, fixed, share] = step
  return Math.round(((fixed + (monthly - limit) * share) * days) / MONTH_DAYS)
}

/** Returns the income tax of a one-time payment: a flat rate on the amount above `exemptDays` UMA. */
export function incomeTaxOnce(amount: number, exemptDays: number): number {
  return Math.round(Math.max(0, amount - exemptDays * UMA) * 0.12)
}

/**
 * Returns the taxable part of the period's extra pay: half of overtime, and the premiums above their
 * exemptions.
 */
export function taxedExtras(overtime: number, sundayPremium: number, vacationPremium: number): number {
  return Math.round(overtime / 2) + Math.max(0, sundayPremium - UMA) + Math.max(0, vacationPremium - 15 * UMA)
}

/** Returns the vacation days per year by full years of service (labour law, since 2023). */
export function vacationDays(serviceYears: number): number {
  if (serviceYears < 1) return 0
  return serviceYears <= 5 ? 10 + 2 * serviceYears : 20 + 2 * Math.ceil((serviceYears - 5) / 5)
}

/**
 * Returns the daily salary for social security, with its share of Christmas bonus (15 days) and vacation
 * premium (25 %).
 */
export function integratedSalary(dailySalary: number, serviceYears: number): number {
  return Math.round((dailySalary * (365 + 15 + vacationDays(Math.max(1, serviceYears)) * 0.25)) / 365)
}

/** Returns the employee's share of social security: 2.375 %, and 0.4 % of the amount above three UMA. */
export function socialSecurity(integrated: number, days: number): number {
  return Math.round((integrated * 0.02375 + Math.max(0, integrated - 3 * UMA) * 0.004) * days)
}
