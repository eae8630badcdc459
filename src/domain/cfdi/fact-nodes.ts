import { attributeOf, childrenOf, namespaces, type XmlElement } from './element.ts'
import type { ElementReader } from './element-reader.ts'
import type { OtherPayment, PayrollReceipt } from './receipt.ts'

/**
 * Nodes that only explain lines and enter no sum. A missing or unreadable value never rejects the receipt: the
 * whole node is left out. Only a pension's `daily` may be null instead.
 */
export type FactNodes = Pick<PayrollReceipt, 'severance' | 'pension'>

const nodeIn = (parent: XmlElement | null, name: string): XmlElement | null =>
  (parent && childrenOf(parent, namespaces.payroll, name)[0]) ?? null

export function severanceOf(
  perceptions: XmlElement | null,
  reader: ElementReader,
): Pick<FactNodes, 'severance'> {
  const node = nodeIn(perceptions, 'SeparacionIndemnizacion')
  const years = node && wholeNumber(node, 'NumA\u00F1osServicio')
  const lastMonthlySalary = node && reader.factOrNull(node, 'UltimoSueldoMensOrd')
  const income = node && incomeParts(node, reader)
  if (years === null || lastMonthlySalary === null || income === null) return {}
  return { severance: { years, lastMonthlySalary, ...income } }
}

export function pensionOf(perceptions: XmlElement | null, reader: ElementReader): Pick<FactNodes, 'pension'> {
  const node = nodeIn(perceptions, 'JubilacionPensionRetiro')
  const income = node && incomeParts(node, reader)
  if (node === null || income === null) return {}
  return { pension: { daily: reader.factOrNull(node, 'MontoDiario'), ...income } }
}

export function subsidyOf(
  otherPayment: XmlElement,
  reader: ElementReader,
): Pick<OtherPayment, 'subsidyCaused'> {
  const node = nodeIn(otherPayment, 'SubsidioAlEmpleo')
  const subsidyCaused = node && reader.factOrNull(node, 'SubsidioCausado')
  return subsidyCaused === null ? {} : { subsidyCaused }
}

export function balanceOf(otherPayment: XmlElement, reader: ElementReader): Pick<OtherPayment, 'balance'> {
  const node = nodeIn(otherPayment, 'CompensacionSaldosAFavor')
  const amount = node && reader.factOrNull(node, 'SaldoAFavor')
  const year = node && wholeNumber(node, 'A\u00F1o')
  const remaining = node && reader.factOrNull(node, 'RemanenteSalFav')
  if (amount === null || year === null || remaining === null) return {}
  return { balance: { amount, year, remaining } }
}

function incomeParts(
  node: XmlElement,
  reader: ElementReader,
): { accumulable: number; nonAccumulable: number } | null {
  const accumulable = reader.factOrNull(node, 'IngresoAcumulable')
  const nonAccumulable = reader.factOrNull(node, 'IngresoNoAcumulable')
  return accumulable === null || nonAccumulable === null ? null : { accumulable, nonAccumulable }
}

function wholeNumber(element: XmlElement, name: string): number | null {
  const value = attributeOf(element, name)?.trim() ?? ''
  return /^\d{1,4}$/.test(value) ? Number(value) : null
}
