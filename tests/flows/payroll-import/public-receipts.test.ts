import { describe, expect, test } from 'vitest'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { writeCfdi, writeTogether } from '#tests/support/files/cfdi-writer.ts'
import { accentedPayee as payee, inventReceipt } from '#tests/support/files/payroll-receipts.ts'

/** Payroll receipts in the shapes of public samples (docs/samples.md), with invented people and amounts. */

const receipt = inventReceipt({ payee, endDate: '2026-11-15', days: 7, periodicity: '02' })
const whole = writeCfdi(receipt)

const read = (document: string | Uint8Array) => readReceipt(readXml(Buffer.from(document)))
function edited(...edits: [from: string | RegExp, to: string][]): string {
  return edits.reduce((xml, [from, to]) => {
    const other = xml.replace(from, to)
    expect(other).not.toBe(xml)
    return other
  }, whole)
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const body = whole.slice(DECLARATION.length)
const CFDI = 'xmlns:cfdi="http://www.sat.gob.mx/cfd/4"'
const SCHEMA = 'http://www.sat.gob.mx/nomina12 http://www.sat.gob.mx/sitio_internet/cfd/nomina/nomina12.xsd'

const shapes: [
  source: string,
  shape: string,
  document: () => string | Uint8Array,
  facts?: Partial<PayrollReceipt>,
][] = [
  [
    'phpcfdi/cfdi-to-json#2 and SAT-CFDI/python-satcfdi#7',
    'a schema in the wrong namespace, as the SAT publishes it',
    () => edited(['<nomina12:Nomina ', `<nomina12:Nomina xmlns:schemaLocation="${SCHEMA}" `]),
  ],
  ['phpcfdi/cfdi-cleaner, AppendXmlDeclaration', 'no declaration', () => body],
  [
    'phpcfdi/cfdi-cleaner, SplitXmlDeclarationFromDocument',
    'its declaration on the same line',
    () => DECLARATION.trim() + body,
  ],
  [
    'phpcfdi/cfdi-cleaner, RemoveNonXmlStrings',
    'blank lines and marks before it',
    () => `\ufeff\ufeff\r\n ${whole}\n\n`,
  ],
  ['phpcfdi/cfdi-cleaner, RemoveNonXmlStrings', 'filler bytes after it', () => `${whole}\r\n\u001a\0\0\0`],
  [
    'phpcfdi/cfdi-cleaner, RenameElementAddPrefix',
    'elements with and without a prefix',
    () =>
      edited(
        [CFDI, `${CFDI} xmlns="http://www.sat.gob.mx/cfd/4"`],
        ['<cfdi:Emisor ', '<Emisor xmlns="http://www.sat.gob.mx/cfd/4" '],
        ['<cfdi:Receptor ', `<cfdi:Receptor ${CFDI} `],
        [/<cfdi:Conceptos>(.*)<\/cfdi:Conceptos>/, '<Conceptos>$1</Conceptos>'],
      ),
  ],
  [
    'phpcfdi/cfdi-cleaner#7 and #10',
    'prefixes that are declared again',
    () =>
      edited([
        '<cfdi:Complemento>',
        `<cfdi:Complemento ${CFDI}><cfdi:Otro xmlns:cfdi="http://www.sat.gob.mx/otro"/>`,
      ]),
  ],
  [
    'phpcfdi/cfdi-cleaner, CollapseComplemento',
    'each complement in its own Complemento',
    () => edited(['<tfd:', '</cfdi:Complemento><cfdi:Complemento><tfd:']),
  ],
  [
    'phpcfdi/cfdi-cleaner, RemoveAddenda and RemoveNonSatNamespacesNodes',
    'elements of other namespaces',
    () =>
      edited([
        '</cfdi:Comprobante>',
        '<cfdi:Addenda><otro:Nomina xmlns:otro="urn:otro" Total="1"/></cfdi:Addenda></cfdi:Comprobante>',
      ]),
  ],
  [
    'nodecfdi/cfdi-to-pdf, cfdi40-nomina-valid',
    'each attribute on its own line',
    () => edited([/ (?=[A-Z][A-Za-zü]+=")/g, '\n        ']),
  ],
  [
    'GrupoCorasa/cfdi-base, ExampleNomina12Factory',
    'every optional element of the complement',
    () =>
      edited(
        [
          /<nomina12:Emisor ([^>]*)\/>/,
          '<nomina12:Emisor $1><nomina12:EntidadSNCF OrigenRecurso="IF" MontoRecursoPropio="10"/></nomina12:Emisor>',
        ],
        [
          /<nomina12:Receptor ([^>]*)\/>/,
          '<nomina12:Receptor $1><nomina12:SubContratacion RfcLabora="XAXX010101000" PorcentajeTiempo="30"/></nomina12:Receptor>',
        ],
        ['P100W', 'P11Y7M14D'],
        [
          /(<nomina12:Percepcion [^>]*)\/>/,
          '$1><nomina12:AccionesOTitulos ValorMercado="1" PrecioAlOtorgarse="0.99"/></nomina12:Percepcion>',
        ],
        [
          '</nomina12:Percepciones>',
          '<nomina12:JubilacionPensionRetiro TotalUnaExhibicion="0.01" IngresoAcumulable="0.04" IngresoNoAcumulable="0.05"/>' +
            '<nomina12:SeparacionIndemnizacion TotalPagado="0.01" NumAñosServicio="4" UltimoSueldoMensOrd="0.02" IngresoAcumulable="0.03" IngresoNoAcumulable="0.04"/>' +
            '</nomina12:Percepciones>',
        ],
        ['NumDiasPagados="7.000"', 'NumDiasPagados="7"'],
        [/ImporteExento="0.00"/g, 'ImporteExento="0"'],
      ),
    {
      daysPaid: '7',
      pension: { daily: null, accumulable: 4, nonAccumulable: 5 },
      severance: { years: 4, lastMonthlySalary: 2, accumulable: 3, nonAccumulable: 4 },
    },
  ],
]

/** Attributes of the IMSS and of an employment, which a receipt assimilated to wages lacks. */
const EMPLOYED =
  / (?:NumSeguridadSocial|FechaInicioRelLaboral|Antigüedad|Sindicalizado|TipoJornada|Departamento|Puesto|RiesgoPuesto|SalarioBaseCotApor|SalarioDiarioIntegrado)="[^"]*"/g

describe('a payroll receipt', () => {
  // EdduSoft/cfdimx-xml-to-json, assets/33/nomina2.
  test('is read with a payment assimilated to wages', () => {
    const xml = edited(
      [EMPLOYED, ''],
      [/<nomina12:Emisor [^>]*\/>/, ''],
      ['TipoContrato="01"', 'TipoContrato="99"'],
      ['TipoRegimen="02"', 'TipoRegimen="08"'],
      ['TipoPercepcion="001"', 'TipoPercepcion="046"'],
    )
    const { receipt: found, faults } = read(xml)
    expect(faults).toEqual([])
    expect(found).toMatchObject({ baseSalary: null, integratedSalary: null, totals: receipt.totals })
    expect(found?.worker).toMatchObject({
      rfc: payee.rfc,
      number: payee.number,
      contract: '99',
      regime: '08',
      nss: null,
      hireDate: null,
      department: null,
      jobTitle: null,
    })
  })

  test.each(shapes)('like %s is read with %s', (_source, _shape, document, facts) => {
    expect(read(document())).toEqual({ ...read(whole), receipt: { ...receipt, ...facts } })
  })

  // nodecfdi/cfdi-to-pdf, cfdi40-nomina-compensacion-valid and cfdi40-nomina-complex-valid.
  test('is read with a rounding, a subsidy of zero, and a compensated balance', () => {
    const others =
      '<nomina12:OtrosPagos><nomina12:OtroPago TipoOtroPago="999" Clave="099" Concepto="Ajuste al neto" Importe="0.13"/>' +
      '<nomina12:OtroPago TipoOtroPago="002" Clave="035" Concepto="Subs al Empleo mes" Importe="0.00"><nomina12:SubsidioAlEmpleo SubsidioCausado="156.25"/></nomina12:OtroPago>' +
      '<nomina12:OtroPago TipoOtroPago="004" Clave="055" Concepto="I.S.R. a compensar" Importe="263.50"><nomina12:CompensacionSaldosAFavor SaldoAFavor="263.50" Año="2025" RemanenteSalFav="0.00"/></nomina12:OtroPago></nomina12:OtrosPagos>'
    const xml = edited(
      ['</nomina12:Nomina>', `${others}</nomina12:Nomina>`],
      ['TotalDeducciones=', 'TotalOtrosPagos="263.63" TotalDeducciones='],
      [/ SubTotal="[^"]*"/, ` SubTotal="${((receipt.totals.subtotal + 26_363) / 100).toFixed(2)}"`],
      [/ Total="[^"]*"/, ` Total="${((receipt.totals.total + 26_363) / 100).toFixed(2)}"`],
    )
    expect(read(xml)).toMatchObject({ doubts: [], faults: [] })
    const [rounding, subsidy, balance] = read(xml).receipt?.otherPayments ?? []
    expect(rounding).toMatchObject({ satType: '999', amount: 13 })
    expect(subsidy).toMatchObject({ satType: '002', amount: 0, subsidyCaused: 15_625 })
    expect(balance).toMatchObject({
      satType: '004',
      amount: 26_350,
      balance: { amount: 26_350, year: 2025, remaining: 0 },
    })
  })

  // swsapien/pycfdi-transform, double_nomina01 and double_breaks_nomina01.
  test('is read with a second complement that ends the contract, and with a line break in a concept', () => {
    const xml = writeTogether(receipt, { ...receipt, kind: 'extraordinary' })
      .replace(/(<nomina12:Nomina (?:(?!<nomina12:Nomina ).)*)$/s, (last) =>
        last
          .replace(/<nomina12:Emisor [^>]*\/>/, '<nomina12:Emisor />')
          .replace('TipoContrato="01"', 'TipoContrato="99"')
          .replace('TipoRegimen="02"', 'TipoRegimen="13"')
          .replace(/PeriodicidadPago="\d\d"/, 'PeriodicidadPago="99"'),
      )
      .replace('Concepto="Sueldo"', 'Concepto="SUELDO DE LA\n                SEMANA"')
    const found = read(xml)
    expect(found).toMatchObject({ doubts: [], faults: [] })
    expect(found.receipt?.parts?.map(({ kind }) => kind)).toEqual(['ordinary', 'extraordinary'])
    expect(found.receipt?.perceptions[0]?.concept).toBe('SUELDO DE LA SEMANA')
    expect(found.receipt?.worker.periodicity).toBe('02')
  })

  // nodecfdi/cfdi-to-pdf and FiscalAPI’s examples: the SAT's generic RFC and CURP.
  test('is read with the generic RFC and CURP of the SAT', () => {
    for (const curp of ['XAXX010101HDFXXX01', 'XEXX010101HNEXXXA4', 'XEXX010101MNEXXXA8']) {
      const xml = edited([payee.rfc, 'XAXX010101000'], [payee.curp, curp], [payee.nss, '00000000000'])
      expect(read(xml).receipt?.worker).toMatchObject({ rfc: 'XAXX010101000', curp })
    }
  })

  const faulty: [source: string, why: string, document: () => string, faults: object[]][] = [
    [
      'SAT-CFDI/python-satcfdi, test_create_cfdi40/invoice_nomina',
      'no stamp',
      () => edited([/<tfd:[^>]*\/>/, '']),
      [{ place: 'TimbreFiscalDigital', code: 'notStamped' }],
    ],
    [
      'SAT-CFDI/python-satcfdi, comprobante40/cfdv40-nomina12',
      'another type of document',
      () => edited(['TipoDeComprobante="N"', 'TipoDeComprobante="P"']),
      [{ place: 'Comprobante@TipoDeComprobante', code: 'notPayroll' }],
    ],
    [
      'swsapien/pycfdi-transform, nomina12_01 to nomina12_05',
      'an earlier CFDI version',
      () => edited([/cfd\/4/g, 'cfd/3'], ['Version="4.0"', 'Version="3.3"']),
      [{ place: 'Comprobante', code: 'formerVersion' }],
    ],
    [
      'swsapien/pycfdi-transform, nomina12_efisco_core_formatter_legacy_02',
      'totals that differ from the sums of its lines',
      () => edited([/ SubTotal="[^"]*"/, ' SubTotal="116474.28"'], [/ Total="[^"]*"/, ' Total="105319.88"']),
      [
        { place: 'Comprobante@SubTotal', code: 'sum' },
        { place: 'Comprobante@Total', code: 'sum' },
      ],
    ],
    [
      'EdduSoft/cfdimx-xml-to-json, assets/33/nomina3',
      'a misspelled name of a sum',
      () =>
        edited(
          [
            '</nomina12:Nomina>',
            '<nomina12:OtrosPagos><nomina12:OtroPago TipoOtroPago="999" Clave="099" Concepto="Ajuste" Importe="31.21"/></nomina12:OtrosPagos></nomina12:Nomina>',
          ],
          ['TotalDeducciones=', 'FtotatrosPagos="31.21" TotalDeducciones='],
          [/ SubTotal="[^"]*"/, ` SubTotal="${((receipt.totals.subtotal + 3121) / 100).toFixed(2)}"`],
          [/ Total="[^"]*"/, ` Total="${((receipt.totals.total + 3121) / 100).toFixed(2)}"`],
        ),
      [{ place: 'Nomina@TotalOtrosPagos', code: 'sumMissing' }],
    ],
    [
      'nodecfdi/cfdi-to-pdf, cfdi40-nomina-valid',
      'empty seals',
      () => edited([/ (Sello|SelloCFD|SelloSAT)="[^"]*"/g, ' $1=""']),
      [
        { place: 'Comprobante@Sello', code: 'emptyAttribute' },
        { place: 'TimbreFiscalDigital@SelloCFD', code: 'emptyAttribute' },
        { place: 'TimbreFiscalDigital@SelloSAT', code: 'emptyAttribute' },
      ],
    ],
  ]
  test.each(faulty)('like %s is refused for %s', (_source, _why, document, faults) => {
    expect(read(document())).toMatchObject({ receipt: null, faults })
  })

  // swsapien/pycfdi-transform, broken_nomina12_01, cfdi32_nomina12_01 and double_breaks_nomina01.
  test.each<[string, () => string, number]>([
    ['an element without its end tag', () => edited(['</cfdi:Complemento>', '\n']), 3],
    [
      'a character reference without its semicolon',
      () => edited(['Concepto="ISR"', '\nConcepto="ISR &#xA&#xD"']),
      3,
    ],
    ['text after the root element', () => `${whole}\nok`, 3],
  ])('with %s names the line', (_what, document, line) => {
    const read = () => readXml(Buffer.from(document()))
    expect(read).toThrow(expect.objectContaining({ problem: 'malformed', line }))
  })
})
