import type { PayslipPeriod } from '#domain/payslips/payslip.ts'

/** Maximum number of periods listed in a name. With more, the name has only the first and the last. */
const LISTED = 4

export function joinedFileName(number: string, periods: readonly PayslipPeriod[]): string {
  const codes = periods.map(({ year, period }) => `${year}-${String(period).replace(/\W+/g, '')}`).reverse()
  const what = codes.length > LISTED ? `${codes[0]}_a_${codes.at(-1)}_${codes.length}` : codes.join('_')
  return `recibos_${number}_${what}.pdf`
}

export function yearFileName(number: string, year: number): string {
  return `constancia-de-percepciones_${number}_${year}.pdf`
}
