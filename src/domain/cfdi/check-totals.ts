import { formatMoney } from '../money.ts'
import type { FaultCode } from './fault-words.es.ts'
import type { CfdiFault, PayrollReceipt, Perception } from './receipt.ts'
import { pensionTypes, severanceTypes, WITHHELD_TAX } from './sat-codes.ts'

/**
 * Every total of the document against its parts, to the centavo. A total that the standard lets be left out must have
 * parts that sum up to nothing.
 */
export function checkTotals(receipt: PayrollReceipt): CfdiFault[] {
  const { perceptions, deductions, otherPayments, totals } = receipt
  const faults: CfdiFault[] = []
  const tell = (place: string, code: FaultCode, ...values: string[]) =>
    faults.push({ place, code, values, isSum: true })
  const check = (place: string, says: number | null, makes: number) => {
    if (says === null && makes !== 0) tell(place, 'sumMissing', formatMoney(makes))
    if (says !== null && says !== makes) tell(place, 'sum', formatMoney(says), formatMoney(makes))
  }
  const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
  const perceived = (isWanted: (line: Perception) => boolean) =>
    perceptions.filter(isWanted).reduce((sum, { taxed, exempt }) => sum + taxed + exempt, 0)
  const isSeverance = ({ satType }: Perception) => severanceTypes.has(satType)
  const isPension = ({ satType }: Perception) => pensionTypes.has(satType)
  const taxed = perceptions.reduce((sum, line) => sum + line.taxed, 0)
  const exempt = perceptions.reduce((sum, line) => sum + line.exempt, 0)
  const withheld = sumOf(deductions.filter(({ satType }) => satType === WITHHELD_TAX))
  const deducted = sumOf(deductions)
  const others = sumOf(otherPayments)

  check('Percepciones@TotalGravado', totals.taxed, taxed)
  check('Percepciones@TotalExento', totals.exempt, exempt)
  check(
    'Percepciones@TotalSueldos',
    totals.salaries,
    perceived((line) => !isSeverance(line) && !isPension(line)),
  )
  check('Percepciones@TotalSeparacionIndemnizacion', totals.severance, perceived(isSeverance))
  check('Percepciones@TotalJubilacionPensionRetiro', totals.pension, perceived(isPension))
  check('Deducciones@TotalImpuestosRetenidos', totals.withheldTax, withheld)
  check('Deducciones@TotalOtrasDeducciones', totals.otherDeductions, deducted - withheld)
  check('Nomina@TotalPercepciones', totals.perceptions, taxed + exempt)
  check('Nomina@TotalDeducciones', totals.deductions, deducted)
  check('Nomina@TotalOtrosPagos', totals.otherPayments, others)
  check('Comprobante@SubTotal', totals.subtotal, taxed + exempt + others)
  check('Comprobante@Descuento', totals.discount, deducted)
  check('Comprobante@Total', totals.total, taxed + exempt + others - deducted)
  return faults
}
