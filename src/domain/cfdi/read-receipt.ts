import { combineComplements } from './combine-complements.ts'
import { checkComplement, checkDocument } from './check-totals.ts'
import { type Complement, complementOf } from './complement.ts'
import { attributeOf, childrenOf, namespaces, type XmlElement } from './element.ts'
import { ElementReader } from './element-reader.ts'
import type { CfdiFault, DocumentTotals, PayrollReceipt, PayrollStamp } from './receipt.ts'

const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[\dA]$/
const UUID = /^[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}$/i
const SEAL = /^[A-Za-z\d+/]{40,2000}={0,2}$/
const LONGEST_SEAL = 2002
/** Type of relation (CfdiRelacionados): this receipt replaces the related receipts. */
const REPLACES = '04'
/** Maximum receipts that one receipt replaces, above the number in any real payroll. */
const MOST_REPLACED = 50
/** Maximum complements of one payment, above the number in any real payroll. */
const MOST_COMPLEMENTS = 20
const shorten = (text: string) => text.slice(0, 40)
const { cfdi, payroll, stamp: stampSpace } = namespaces

export type ReadReceipt =
  | { receipt: PayrollReceipt; doubts: CfdiFault[]; faults: [] }
  | { receipt: null; doubts: CfdiFault[]; faults: CfdiFault[] }

/**
 * Reads a payroll receipt from the file worker's elements. Collects all faults at once, and checks the amounts
 * against the document's own totals, to the centavo.
 */
export function readReceipt(root: XmlElement): ReadReceipt {
  const reader = new ElementReader()
  const isPayroll = isPayrollDocument(root, reader)
  const receipt = isPayroll ? receiptOf(root, reader) : null
  const { faults, doubts } = reader
  return receipt && faults.length === 0 ? { receipt, doubts, faults: [] } : { receipt: null, doubts, faults }
}

function isPayrollDocument(root: XmlElement, reader: ElementReader): boolean {
  if (root.namespace === namespaces.formerCfdi) reader.fault(shorten(root.name), 'formerVersion')
  else if (root.namespace !== cfdi || root.name !== 'Comprobante') reader.fault(shorten(root.name), 'notCfdi')
  else {
    const version = attributeOf(root, 'Version') ?? ''
    if (version !== '4.0') reader.at(root, 'Version', 'version', shorten(version), '4.0')
    if (attributeOf(root, 'TipoDeComprobante') !== 'N') {
      reader.at(root, 'TipoDeComprobante', 'notPayroll')
    }
  }
  return reader.faults.length === 0
}

function receiptOf(root: XmlElement, reader: ElementReader): PayrollReceipt {
  if (attributeOf(root, 'Moneda') !== 'MXN') reader.at(root, 'Moneda', 'notPesos')
  const complements = childrenOf(root, cfdi, 'Complemento')
  if (complements.length === 0) reader.fault('Complemento', 'missing')
  const complement: XmlElement = {
    name: 'Complemento',
    namespace: cfdi,
    attributes: [],
    text: '',
    children: complements.flatMap((each) => each.children),
  }
  const payrolls = payrollsOf(complement, reader).map((each) => complementOf(each, reader))
  const stamp = stampOf(root, complement, reader)
  const issuer = reader.needed(root, cfdi, 'Emisor')
  const receiver = reader.needed(root, cfdi, 'Receptor')
  const { employerRegistration, worker, ...payment } = combineComplements(payrolls, reader)
  const document: DocumentTotals = {
    subtotal: reader.amount(root, 'SubTotal'),
    discount: reader.amountOrNull(root, 'Descuento'),
    total: reader.amount(root, 'Total'),
  }
  if (reader.faults.length === 0) reader.faults.push(...sumFaults(payrolls, payment, document))
  return {
    stamp,
    replaces: replacedBy(root, stamp.uuid, reader),
    issuer: {
      rfc: reader.shaped(issuer, 'Rfc', RFC, 'rfc'),
      name: reader.text(issuer, 'Nombre'),
      employerRegistration,
    },
    worker: {
      rfc: reader.shaped(receiver, 'Rfc', RFC, 'rfc'),
      name: reader.text(receiver, 'Nombre'),
      ...worker,
    },
    ...payment,
    totals: { ...document, ...payment.totals },
  }
}

function sumFaults(
  payrolls: readonly Complement[],
  payment: Pick<Complement, 'perceptions' | 'deductions' | 'otherPayments'>,
  document: DocumentTotals,
): CfdiFault[] {
  const complementFaults = payrolls.flatMap((each, at) =>
    checkComplement(each, each.totals, payrolls.length === 1 ? 'Nomina' : `Nomina ${at + 1}`),
  )
  return [...complementFaults, ...checkDocument(payment, document)]
}

/**
 * Returns the payroll complements. A document may have several, such as an ordinary and an extraordinary one, or
 * two periods (annex 20, payroll guide).
 */
function payrollsOf(complement: XmlElement, reader: ElementReader): XmlElement[] {
  const found = childrenOf(complement, payroll, 'Nomina')
  if (found.length === 0) {
    const isFormer = childrenOf(complement, namespaces.formerPayroll, 'Nomina').length > 0
    reader.fault('Nomina', isFormer ? 'formerVersion' : 'missing')
    return [reader.absent('Nomina')]
  }
  if (found.length > MOST_COMPLEMENTS) reader.fault('Nomina', 'tooMany', String(found.length))
  for (const each of found) {
    const version = attributeOf(each, 'Version') ?? ''
    if (version !== '1.2') reader.at(each, 'Version', 'version', shorten(version), '1.2')
  }
  return found
}

function stampOf(root: XmlElement, complement: XmlElement, reader: ElementReader): PayrollStamp {
  const stamp = reader.needed(complement, stampSpace, 'TimbreFiscalDigital', 'notStamped')
  const seal = reader.shaped(root, 'Sello', SEAL, 'seal', LONGEST_SEAL)
  const stampedSeal = reader.shaped(stamp, 'SelloCFD', SEAL, 'seal', LONGEST_SEAL)
  if (seal !== '' && stampedSeal !== '' && seal !== stampedSeal) reader.at(stamp, 'SelloCFD', 'otherSeal')
  const certificate = (element: XmlElement, name: string) =>
    reader.shaped(element, name, /^\d{20}$/, 'certificate')
  return {
    uuid: reader.shaped(stamp, 'UUID', UUID, 'uuid').toUpperCase(),
    stampedAt: reader.instant(stamp, 'FechaTimbrado'),
    issuerCertificate: certificate(root, 'NoCertificado'),
    authorityCertificate: certificate(stamp, 'NoCertificadoSAT'),
    issuerSeal: seal,
    authoritySeal: reader.shaped(stamp, 'SelloSAT', SEAL, 'seal', LONGEST_SEAL),
  }
}

function replacedBy(root: XmlElement, own: string, reader: ElementReader): string[] {
  const uuids = childrenOf(root, cfdi, 'CfdiRelacionados')
    .filter((group) => attributeOf(group, 'TipoRelacion') === REPLACES)
    .flatMap((group) => childrenOf(group, cfdi, 'CfdiRelacionado'))
    .map((each) => reader.shaped(each, 'UUID', UUID, 'uuid').toUpperCase())
  if (uuids.includes(own)) reader.fault('CfdiRelacionado@UUID', 'replacesItself')
  if (uuids.length > MOST_REPLACED) {
    reader.fault('CfdiRelacionado', 'tooManyReplaced', String(MOST_REPLACED))
  }
  return [...new Set(uuids)]
}
