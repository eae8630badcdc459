import { childrenOf, namespaces, type XmlElement } from './element.ts'
import type { ElementReader } from './element-reader.ts'
import { balanceOf, type FactNodes, pensionOf, severanceOf, subsidyOf } from './fact-nodes.ts'
import type { ComplementTotals, OtherPayment, PayrollAmount, PayrollReceipt, Perception } from './receipt.ts'

const CURP = /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/
const { payroll } = namespaces

export interface Complement
  extends Pick<
    PayrollReceipt,
    | 'kind'
    | 'paidDate'
    | 'startDate'
    | 'endDate'
    | 'daysPaid'
    | 'baseSalary'
    | 'integratedSalary'
    | 'perceptions'
    | 'deductions'
    | 'otherPayments'
    | 'incapacities'
    | 'severance'
    | 'pension'
  > {
  employerRegistration: string | null
  worker: Omit<PayrollReceipt['worker'], 'rfc' | 'name'>
  totals: ComplementTotals
}

export function complementOf(nomina: XmlElement, reader: ElementReader): Complement {
  const worker = reader.needed(nomina, payroll, 'Receptor')
  const employer = reader.only(nomina, payroll, 'Emisor')
  const startDate = reader.date(nomina, 'FechaInicialPago')
  const endDate = reader.date(nomina, 'FechaFinalPago')
  if (startDate > endDate) reader.at(nomina, 'FechaFinalPago', 'datesTurned')
  const paidDate = reader.date(nomina, 'FechaPago')
  return {
    employerRegistration: employer && reader.textOrNull(employer, 'RegistroPatronal'),
    worker: {
      curp: reader.shaped(worker, 'Curp', CURP, 'curp'),
      nss: reader.shapedOrNull(worker, 'NumSeguridadSocial', /^\d{1,15}$/, 'nss'),
      number: reader.shaped(worker, 'NumEmpleado', /^[^|]{1,15}$/, 'number'),
      hireDate: reader.dateOrNull(worker, 'FechaInicioRelLaboral'),
      department: reader.textOrNull(worker, 'Departamento'),
      jobTitle: reader.textOrNull(worker, 'Puesto'),
      contract: reader.code(worker, 'TipoContrato', 'contract', 2, paidDate),
      regime: reader.code(worker, 'TipoRegimen', 'regime', 2, paidDate),
      periodicity: reader.code(worker, 'PeriodicidadPago', 'periodicity', 2, paidDate),
    },
    kind: kindOf(nomina, reader),
    paidDate,
    startDate,
    endDate,
    daysPaid: reader.days(nomina, 'NumDiasPagados'),
    baseSalary: reader.amountOrNull(worker, 'SalarioBaseCotApor'),
    integratedSalary: reader.amountOrNull(worker, 'SalarioDiarioIntegrado'),
    ...partsOf(nomina, paidDate, reader),
  }
}

function kindOf(nomina: XmlElement, reader: ElementReader): Complement['kind'] {
  const value = reader.text(nomina, 'TipoNomina')
  if (value !== '' && value !== 'O' && value !== 'E') {
    reader.at(nomina, 'TipoNomina', 'badKind')
  }
  return value === 'E' ? 'extraordinary' : 'ordinary'
}

type Parts = Pick<Complement, 'perceptions' | 'deductions' | 'otherPayments' | 'incapacities' | 'totals'> &
  FactNodes

function partsOf(nomina: XmlElement, paidDate: string, reader: ElementReader): Parts {
  const perceived = reader.only(nomina, payroll, 'Percepciones')
  const deducted = reader.only(nomina, payroll, 'Deducciones')
  const others = reader.only(nomina, payroll, 'OtrosPagos')
  const sick = reader.only(nomina, payroll, 'Incapacidades')
  const totals: ComplementTotals = {
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
    perceptions: childrenIn(perceived, 'Percepcion').map((each) => perceptionOf(each, paidDate, reader)),
    deductions: childrenIn(deducted, 'Deduccion').map((each) =>
      amountLine(each, reader.code(each, 'TipoDeduccion', 'deduction', 3, paidDate), reader),
    ),
    otherPayments: childrenIn(others, 'OtroPago').map((each) => otherPaymentOf(each, paidDate, reader)),
    incapacities: childrenIn(sick, 'Incapacidad').map((each) => incapacityOf(each, paidDate, reader)),
    ...severanceOf(perceived, reader),
    ...pensionOf(perceived, reader),
    totals,
  }
}

function perceptionOf(element: XmlElement, paidDate: string, reader: ElementReader): Perception {
  return {
    satType: reader.code(element, 'TipoPercepcion', 'perception', 3, paidDate),
    key: reader.text(element, 'Clave', 15),
    concept: reader.text(element, 'Concepto', 100),
    taxed: reader.amount(element, 'ImporteGravado'),
    exempt: reader.amount(element, 'ImporteExento'),
    overtime: childrenOf(element, payroll, 'HorasExtra').map((each) => ({
      days: reader.count(each, 'Dias'),
      kind: reader.code(each, 'TipoHoras', 'overtime', 2, paidDate),
      hours: reader.count(each, 'HorasExtra'),
      paid: reader.amount(each, 'ImportePagado'),
    })),
  }
}

function otherPaymentOf(element: XmlElement, paidDate: string, reader: ElementReader): OtherPayment {
  return {
    ...amountLine(element, reader.code(element, 'TipoOtroPago', 'otherPayment', 3, paidDate), reader),
    ...subsidyOf(element, reader),
    ...balanceOf(element, reader),
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

function incapacityOf(
  element: XmlElement,
  paidDate: string,
  reader: ElementReader,
): PayrollReceipt['incapacities'][number] {
  return {
    days: reader.count(element, 'DiasIncapacidad'),
    kind: reader.code(element, 'TipoIncapacidad', 'incapacity', 2, paidDate),
    amount: reader.amountOrNull(element, 'ImporteMonetario'),
  }
}
