import { namespaces } from '#domain/cfdi/element.ts'
import type { PayrollAmount, PayrollReceipt } from '#domain/cfdi/receipt.ts'

type Attributes = Readonly<Record<string, string | number | null>>

export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

function pesos(centavos: number): string {
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
}

const pesosOrNone = (centavos: number | null) => (centavos === null ? null : pesos(centavos))

/**
 * Writes a CFDI 4.0 with payroll complement 1.2. Shares only the namespaces with the reader, so that it tests
 * the reader independently.
 */
export function writeCfdi(receipt: PayrollReceipt): string {
  const { stamp, issuer, worker, totals } = receipt
  const head = {
    'xmlns:cfdi': namespaces.cfdi,
    'xmlns:nomina12': namespaces.payroll,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespaces.cfdi} http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd`,
    Version: '4.0',
    Serie: 'NOM',
    Folio: '1',
    Fecha: `${receipt.paidDate}T08:00:00`,
    Sello: stamp.issuerSeal,
    NoCertificado: stamp.issuerCertificate,
    Certificado: 'MIIF'.padEnd(2400, 'A'),
    SubTotal: pesos(totals.subtotal),
    Descuento: pesosOrNone(totals.discount),
    Moneda: 'MXN',
    Total: pesos(totals.total),
    TipoDeComprobante: 'N',
    Exportacion: '01',
    MetodoPago: 'PUE',
    LugarExpedicion: '25000',
  }
  const related = receipt.replaces.map((UUID) => element('cfdi:CfdiRelacionado', { UUID }))
  const body = [
    ...(related.length > 0 ? [element('cfdi:CfdiRelacionados', { TipoRelacion: '04' }, related)] : []),
    element('cfdi:Emisor', { Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: '601' }),
    element('cfdi:Receptor', {
      Rfc: worker.rfc,
      Nombre: worker.name,
      DomicilioFiscalReceptor: '25000',
      RegimenFiscalReceptor: '605',
      UsoCFDI: 'CN01',
    }),
    element('cfdi:Conceptos', {}, [
      element('cfdi:Concepto', {
        ClaveProdServ: '84111505',
        Cantidad: 1,
        ClaveUnidad: 'ACT',
        Descripcion: 'Pago de nómina',
        ValorUnitario: pesos(totals.subtotal),
        Importe: pesos(totals.subtotal),
        Descuento: pesosOrNone(totals.discount),
        ObjetoImp: '01',
      }),
    ]),
    element('cfdi:Complemento', {}, [writePayroll(receipt), writeStamp(receipt)]),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('cfdi:Comprobante', head, body)}`
}

const COMPLEMENT = /<nomina12:Nomina .*<\/nomina12:Nomina>/s

export function writeTogether(...all: readonly PayrollReceipt[]): string {
  const [first] = all
  if (first === undefined) throw new Error('a document needs at least one receipt')
  const sum = (of: (receipt: PayrollReceipt) => number) =>
    pesos(all.reduce((total, each) => total + of(each), 0))
  const complements = all.map((each) => COMPLEMENT.exec(writeCfdi(each))?.[0] ?? '')
  return writeCfdi(first)
    .replace(COMPLEMENT, complements.join(''))
    .replace(/ SubTotal="[^"]*"/, ` SubTotal="${sum(({ totals }) => totals.subtotal)}"`)
    .replace(/ Descuento="[^"]*"/, ` Descuento="${sum(({ totals }) => totals.discount ?? 0)}"`)
    .replace(/ Total="[^"]*"/, ` Total="${sum(({ totals }) => totals.total)}"`)
}

function writeStamp({ stamp }: PayrollReceipt): string {
  return element('tfd:TimbreFiscalDigital', {
    'xmlns:tfd': namespaces.stamp,
    Version: '1.1',
    UUID: stamp.uuid,
    FechaTimbrado: stamp.stampedAt,
    RfcProvCertif: 'SAT970701NN3',
    SelloCFD: stamp.issuerSeal,
    NoCertificadoSAT: stamp.authorityCertificate,
    SelloSAT: stamp.authoritySeal,
  })
}

function writePayroll(receipt: PayrollReceipt): string {
  const { worker, totals } = receipt
  const lines = (name: string, type: string, list: readonly PayrollAmount[]) =>
    list.map(({ satType, key, concept, amount }) =>
      element(name, { [type]: satType, Clave: key, Concepto: concept, Importe: pesos(amount) }),
    )
  const group = (name: string, attributes: Attributes, children: readonly string[]) =>
    children.length > 0 ? [element(name, attributes, children)] : []
  return element(
    'nomina12:Nomina',
    {
      Version: '1.2',
      TipoNomina: receipt.kind === 'ordinary' ? 'O' : 'E',
      FechaPago: receipt.paidDate,
      FechaInicialPago: receipt.startDate,
      FechaFinalPago: receipt.endDate,
      NumDiasPagados: receipt.daysPaid,
      TotalPercepciones: pesosOrNone(totals.perceptions),
      TotalDeducciones: pesosOrNone(totals.deductions),
      TotalOtrosPagos: pesosOrNone(totals.otherPayments),
    },
    [
      element('nomina12:Emisor', { RegistroPatronal: receipt.issuer.employerRegistration }),
      element('nomina12:Receptor', {
        Curp: worker.curp,
        NumSeguridadSocial: worker.nss,
        FechaInicioRelLaboral: worker.hireDate,
        Antigüedad: 'P100W',
        TipoContrato: worker.contract,
        TipoJornada: '01',
        TipoRegimen: worker.regime,
        NumEmpleado: worker.number,
        Departamento: worker.department,
        Puesto: worker.jobTitle,
        PeriodicidadPago: worker.periodicity,
        SalarioBaseCotApor: pesosOrNone(receipt.baseSalary),
        SalarioDiarioIntegrado: pesosOrNone(receipt.integratedSalary),
        ClaveEntFed: 'COA',
      }),
      ...group(
        'nomina12:Percepciones',
        {
          TotalSueldos: pesosOrNone(totals.salaries),
          TotalSeparacionIndemnizacion: pesosOrNone(totals.severance),
          TotalJubilacionPensionRetiro: pesosOrNone(totals.pension),
          TotalGravado: pesos(totals.taxed),
          TotalExento: pesos(totals.exempt),
        },
        [...receipt.perceptions.map(writePerception), ...writeIncomeNodes(receipt)],
      ),
      ...group(
        'nomina12:Deducciones',
        {
          TotalOtrasDeducciones: pesosOrNone(totals.otherDeductions),
          TotalImpuestosRetenidos: pesosOrNone(totals.withheldTax),
        },
        lines('nomina12:Deduccion', 'TipoDeduccion', receipt.deductions),
      ),
      ...group('nomina12:OtrosPagos', {}, receipt.otherPayments.map(writeOtherPayment)),
      ...group(
        'nomina12:Incapacidades',
        {},
        receipt.incapacities.map(({ days, kind, amount }) =>
          element('nomina12:Incapacidad', {
            DiasIncapacidad: days,
            TipoIncapacidad: kind,
            ImporteMonetario: pesosOrNone(amount),
          }),
        ),
      ),
    ],
  )
}

/** Children of Percepciones, in the standard's order. */
function writeIncomeNodes({ perceptions, pension, severance }: PayrollReceipt): string[] {
  if (perceptions.length === 0) return []
  const parts = (node: { accumulable: number; nonAccumulable: number }) => ({
    IngresoAcumulable: pesos(node.accumulable),
    IngresoNoAcumulable: pesos(node.nonAccumulable),
  })
  return [
    ...(pension
      ? [
          element('nomina12:JubilacionPensionRetiro', {
            MontoDiario: pesosOrNone(pension.daily),
            ...parts(pension),
          }),
        ]
      : []),
    ...(severance
      ? [
          element('nomina12:SeparacionIndemnizacion', {
            TotalPagado: pesos(severance.accumulable + severance.nonAccumulable),
            NumAñosServicio: severance.years,
            UltimoSueldoMensOrd: pesos(severance.lastMonthlySalary),
            ...parts(severance),
          }),
        ]
      : []),
  ]
}

function writeOtherPayment(line: PayrollReceipt['otherPayments'][number]): string {
  const { satType, key, concept, amount, subsidyCaused, balance } = line
  return element(
    'nomina12:OtroPago',
    { TipoOtroPago: satType, Clave: key, Concepto: concept, Importe: pesos(amount) },
    [
      ...(subsidyCaused === undefined
        ? []
        : [element('nomina12:SubsidioAlEmpleo', { SubsidioCausado: pesos(subsidyCaused) })]),
      ...(balance
        ? [
            element('nomina12:CompensacionSaldosAFavor', {
              SaldoAFavor: pesos(balance.amount),
              Año: balance.year,
              RemanenteSalFav: pesos(balance.remaining),
            }),
          ]
        : []),
    ],
  )
}

function writePerception(line: PayrollReceipt['perceptions'][number]): string {
  return element(
    'nomina12:Percepcion',
    {
      TipoPercepcion: line.satType,
      Clave: line.key,
      Concepto: line.concept,
      ImporteGravado: pesos(line.taxed),
      ImporteExento: pesos(line.exempt),
    },
    line.overtime.map(({ days, kind, hours, paid }) =>
      element('nomina12:HorasExtra', {
        Dias: days,
        TipoHoras: kind,
        HorasExtra: hours,
        ImportePagado: pesos(paid),
      }),
    ),
  )
}

export function writeCancellation(
  issuerRfc: string,
  folios: readonly { uuid: string; status: string }[],
): string {
  const children = folios.map(
    ({ uuid, status }) => `<Folios><UUID>${uuid}</UUID><EstatusUUID>${status}</EstatusUUID></Folios>`,
  )
  const attributes = {
    xmlns: namespaces.cancellation,
    RfcEmisor: issuerRfc,
    Fecha: '2026-11-21T10:00:00',
  }
  return element('Acuse', attributes, children)
}
