import { formatMoney } from '../money/money.ts'
import type { FaultCode } from './fault-words.es.ts'
import type { CfdiFault, ComplementTotals, DocumentTotals, PayrollReceipt, Perception } from './receipt.ts'
import { pensionTypes, severanceTypes, WITHHELD_TAX } from './sat-codes.ts'

type Lines = Pick<PayrollReceipt, 'perceptions' | 'deductions' | 'otherPayments'>
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Collects wrong totals: a total that differs from the sum of its parts, or is missing although there are
 * parts.
 */
class TotalsCheck {
  readonly faults: CfdiFault[] = []

  check(place: string, stated: number | null, computed: number): void {
    const addFault = (code: FaultCode, ...values: string[]) =>
      this.faults.push({ place, code, values, isSum: true })
    if (stated === null && computed !== 0) addFault('sumMissing', formatMoney(computed))
    if (stated !== null && stated !== computed) addFault('sum', formatMoney(stated), formatMoney(computed))
  }
}

/**
 * Checks every total of one payroll complement against its parts, to the centavo. An optional total may be
 * missing only if its parts sum to zero.
 * @param place of the complement in the document: 'Nomina', or 'Nomina 2' if there are several
 */
export function checkComplement(
  { perceptions, deductions, otherPayments }: Lines,
  totals: ComplementTotals,
  place: string,
): CfdiFault[] {
  const sums = new TotalsCheck()
  const placeOf = (element: string) => (place === 'Nomina' ? element : `${place}/${element}`)
  const sumPerceptions = (isCounted: (line: Perception) => boolean) =>
    perceptions.filter(isCounted).reduce((sum, { taxed, exempt }) => sum + taxed + exempt, 0)
  const isSeverance = ({ satType }: Perception) => severanceTypes.has(satType)
  const isPension = ({ satType }: Perception) => pensionTypes.has(satType)
  const taxed = perceptions.reduce((sum, line) => sum + line.taxed, 0)
  const exempt = perceptions.reduce((sum, line) => sum + line.exempt, 0)
  const withheld = sumOf(deductions.filter(({ satType }) => satType === WITHHELD_TAX))
  const deducted = sumOf(deductions)

  sums.check(placeOf('Percepciones@TotalGravado'), totals.taxed, taxed)
  sums.check(placeOf('Percepciones@TotalExento'), totals.exempt, exempt)
  const salaries = sumPerceptions((line) => !isSeverance(line) && !isPension(line))
  sums.check(placeOf('Percepciones@TotalSueldos'), totals.salaries, salaries)
  sums.check(
    placeOf('Percepciones@TotalSeparacionIndemnizacion'),
    totals.severance,
    sumPerceptions(isSeverance),
  )
  sums.check(placeOf('Percepciones@TotalJubilacionPensionRetiro'), totals.pension, sumPerceptions(isPension))
  sums.check(placeOf('Deducciones@TotalImpuestosRetenidos'), totals.withheldTax, withheld)
  sums.check(placeOf('Deducciones@TotalOtrasDeducciones'), totals.otherDeductions, deducted - withheld)
  sums.check(`${place}@TotalPercepciones`, totals.perceptions, taxed + exempt)
  sums.check(`${place}@TotalDeducciones`, totals.deductions, deducted)
  sums.check(`${place}@TotalOtrosPagos`, totals.otherPayments, sumOf(otherPayments))
  return sums.faults
}

export function checkDocument(
  { perceptions, deductions, otherPayments }: Lines,
  totals: DocumentTotals,
): CfdiFault[] {
  const sums = new TotalsCheck()
  const paid = perceptions.reduce((sum, { taxed, exempt }) => sum + taxed + exempt, sumOf(otherPayments))
  const deducted = sumOf(deductions)
  sums.check('Comprobante@SubTotal', totals.subtotal, paid)
  sums.check('Comprobante@Descuento', totals.discount, deducted)
  sums.check('Comprobante@Total', totals.total, paid - deducted)
  return sums.faults
}
