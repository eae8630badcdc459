import { checkTotals } from './check-totals.ts'
import { attributeOf, childrenOf, namespaces, type XmlElement } from './element.ts'
import { ElementReader } from './element-reader.ts'
import type {
  CfdiFault,
  Incapacity,
  PayrollAmount,
  PayrollReceipt,
  PayrollStamp,
  PayrollTotals,
  Perception,
} from './receipt.ts'

const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[\dA]$/
const CURP = /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/
const UUID = /^[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}$/i
const SEAL = /^[A-Za-z\d+/]{40,2000}={0,2}$/
const LONGEST_SEAL = 2002
/** RelatedCfdi of kind 04: this one stands for those. */
const REPLACES = '04'
/** More than any payroll replaces by one. */
const MOST_REPLACED = 50
/** What is told of a value that is none: no more of the file than helps to find it. */
const shown = (text: string) => text.slice(0, 40)
const { cfdi, payroll, stamp: stampSpace } = namespaces

export type ReadReceipt =
  | { receipt: PayrollReceipt; doubts: CfdiFault[]; faults: [] }
  | { receipt: null; doubts: CfdiFault[]; faults: CfdiFault[] }

/**
 * A payroll receipt out of what the file process has read. Every fault is told at once; the amounts are checked against
 * the document's own totals, to the centavo.
 */
export function readReceipt(root: XmlElement): ReadReceipt {
  const reader = new ElementReader()
  const isOurs = isPayrollDocument(root, reader)
  const receipt = isOurs ? receiptOf(root, reader) : null
  if (receipt && reader.faults.length === 0) reader.faults.push(...checkTotals(receipt))
  const { faults, doubts } = reader
  return receipt && faults.length === 0 ? { receipt, doubts, faults: [] } : { receipt: null, doubts, faults }
}

function isPayrollDocument(root: XmlElement, reader: ElementReader): boolean {
  if (root.namespace === namespaces.formerCfdi) reader.fault(shown(root.name), 'formerVersion')
  else if (root.namespace !== cfdi || root.name !== 'Comprobante') reader.fault(shown(root.name), 'notCfdi')
  else {
    const version = attributeOf(root, 'Version') ?? ''
    if (version !== '4.0') reader.at(root, 'Version', 'version', shown(version), '4.0')
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
  // The standard lets a document have several: their children count as one's.
  const complement: XmlElement = {
    name: 'Complemento',
    namespace: cfdi,
    attributes: [],
    text: '',
    children: complements.flatMap((each) => each.children),
  }
  const nomina = payrollOf(complement, reader)
  const stamp = stampOf(root, complement, reader)
  const issuer = reader.needed(root, cfdi, 'Emisor')
  const receiver = reader.needed(root, cfdi, 'Receptor')
  const worker = reader.needed(nomina, payroll, 'Receptor')
  const employer = reader.only(nomina, payroll, 'Emisor')
  const startDate = reader.date(nomina, 'FechaInicialPago')
  const endDate = reader.date(nomina, 'FechaFinalPago')
  if (startDate > endDate) reader.at(nomina, 'FechaFinalPago', 'datesTurned')
  return {
    stamp,
    replaces: replacedBy(root, stamp.uuid, reader),
    issuer: {
      rfc: reader.shaped(issuer, 'Rfc', RFC, 'rfc'),
      name: reader.text(issuer, 'Nombre'),
      employerRegistration: employer && reader.textOrNull(employer, 'RegistroPatronal'),
    },
    worker: {
      rfc: reader.shaped(receiver, 'Rfc', RFC, 'rfc'),
      name: reader.text(receiver, 'Nombre'),
      curp: reader.shaped(worker, 'Curp', CURP, 'curp'),
      nss: reader.shapedOrNull(worker, 'NumSeguridadSocial', /^\d{1,15}$/, 'nss'),
      number: reader.shaped(worker, 'NumEmpleado', /^[^|]{1,15}$/, 'number'),
      hireDate: reader.dateOrNull(worker, 'FechaInicioRelLaboral'),
      department: reader.textOrNull(worker, 'Departamento'),
      jobTitle: reader.textOrNull(worker, 'Puesto'),
      contract: reader.code(worker, 'TipoContrato', 'contract', 2),
      regime: reader.code(worker, 'TipoRegimen', 'regime', 2),
      periodicity: reader.code(worker, 'PeriodicidadPago', 'periodicity', 2),
    },
    kind: kindOf(nomina, reader),
    paidDate: reader.date(nomina, 'FechaPago'),
    startDate,
    endDate,
    daysPaidThousandths: reader.days(nomina, 'NumDiasPagados'),
    baseSalary: reader.amountOrNull(worker, 'SalarioBaseCotApor'),
    integratedSalary: reader.amountOrNull(worker, 'SalarioDiarioIntegrado'),
    ...partsOf(root, nomina, reader),
  }
}

function payrollOf(complement: XmlElement, reader: ElementReader): XmlElement {
  const found = childrenOf(complement, payroll, 'Nomina')
  const [nomina] = found
  if (found.length > 1) reader.fault('Nomina', 'twoComplements')
  else if (!nomina) {
    const isFormer = childrenOf(complement, namespaces.formerPayroll, 'Nomina').length > 0
    reader.fault('Nomina', isFormer ? 'formerVersion' : 'missing')
  } else {
    const version = attributeOf(nomina, 'Version') ?? ''
    if (version !== '1.2') reader.at(nomina, 'Version', 'version', shown(version), '1.2')
  }
  return found.length === 1 && nomina ? nomina : reader.absent('Nomina')
}

function kindOf(nomina: XmlElement, reader: ElementReader): PayrollReceipt['kind'] {
  const value = reader.text(nomina, 'TipoNomina')
  if (value !== '' && value !== 'O' && value !== 'E') {
    reader.at(nomina, 'TipoNomina', 'badKind')
  }
  return value === 'E' ? 'extraordinary' : 'ordinary'
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

type Parts = Pick<PayrollReceipt, 'perceptions' | 'deductions' | 'otherPayments' | 'incapacities' | 'totals'>

function partsOf(root: XmlElement, nomina: XmlElement, reader: ElementReader): Parts {
  const perceived = reader.only(nomina, payroll, 'Percepciones')
  const deducted = reader.only(nomina, payroll, 'Deducciones')
  const others = reader.only(nomina, payroll, 'OtrosPagos')
  const sick = reader.only(nomina, payroll, 'Incapacidades')
  const totals: PayrollTotals = {
    subtotal: reader.amount(root, 'SubTotal'),
    discount: reader.amountOrNull(root, 'Descuento'),
    total: reader.amount(root, 'Total'),
    perceptions: reader.amountOrNull(nomina, 'TotalPercepciones'),
    deductions: reader.amountOrNull(nomina, 'TotalDeducciones'),
    otherPayments: reader.amountOrNull(nomina, 'TotalOtrosPagos'),
    salaries: perceived && reader.amountOrNull(perceived, 'TotalSueldos'),
    severance: perceived && reader.amountOrNull(perceived, 'TotalSeparacionIndemnizacion'),
    pension: perceived && reader.amountOrNull(perceived, 'TotalJubilacionPensionRetiro'),
    taxed: perceived ? reader.amount(perceived, 'TotalGravado') : 0,
    exempt: perceived ? reader.amount(perceived, 'TotalExento') : 0,
    otherDeductions: deducted && reader.amountOrNull(deducted, 'TotalOtrasDeducciones'),
    withheldTax: deducted && reader.amountOrNull(deducted, 'TotalImpuestosRetenidos'),
  }
  const childrenIn = (parent: XmlElement | null, name: string) =>
    parent ? childrenOf(parent, payroll, name) : []
  return {
    perceptions: childrenIn(perceived, 'Percepcion').map((each) => perceptionOf(each, reader)),
    deductions: childrenIn(deducted, 'Deduccion').map((each) =>
      amountLine(each, reader.code(each, 'TipoDeduccion', 'deduction', 3), reader),
    ),
    otherPayments: childrenIn(others, 'OtroPago').map((each) =>
      amountLine(each, reader.code(each, 'TipoOtroPago', 'otherPayment', 3), reader),
    ),
    incapacities: childrenIn(sick, 'Incapacidad').map((each) => incapacityOf(each, reader)),
    totals,
  }
}

function perceptionOf(element: XmlElement, reader: ElementReader): Perception {
  return {
    satType: reader.code(element, 'TipoPercepcion', 'perception', 3),
    key: reader.text(element, 'Clave', 15),
    concept: reader.text(element, 'Concepto', 100),
    taxed: reader.amount(element, 'ImporteGravado'),
    exempt: reader.amount(element, 'ImporteExento'),
    overtime: childrenOf(element, payroll, 'HorasExtra').map((each) => ({
      days: reader.count(each, 'Dias'),
      kind: reader.code(each, 'TipoHoras', 'overtime', 2),
      hours: reader.count(each, 'HorasExtra'),
      paid: reader.amount(each, 'ImportePagado'),
    })),
  }
}

function amountLine(element: XmlElement, satType: string, reader: ElementReader): PayrollAmount {
  return {
    satType,
    key: reader.text(element, 'Clave', 15),
    concept: reader.text(element, 'Concepto', 100),
    amount: reader.amount(element, 'Importe'),
  }
}

function incapacityOf(element: XmlElement, reader: ElementReader): Incapacity {
  return {
    days: reader.count(element, 'DiasIncapacidad'),
    kind: reader.code(element, 'TipoIncapacidad', 'incapacity', 2),
    amount: reader.amountOrNull(element, 'ImporteMonetario'),
  }
}
