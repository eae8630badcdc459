import { attributeOf, childrenOf, namespaces, type XmlElement } from './element.ts'

/** Signed parts of an element, in the order of the original string. A name that ends with "?" is optional. */
interface Signed {
  attributes: readonly string[]
  children?: readonly Child[]
}

type Child = readonly [namespace: string, name: string, signed: Signed]

const { cfdi, payroll, stamp } = namespaces
const inCfdi = (name: string, attributes: readonly string[], children: readonly Child[] = []): Child => [
  cfdi,
  name,
  { attributes, children },
]
const inPayroll = (name: string, attributes: readonly string[], children: readonly Child[] = []): Child => [
  payroll,
  name,
  { attributes, children },
]

const income = ['IngresoAcumulable', 'IngresoNoAcumulable']

/** Attributes and elements of nomina12.xslt. */
const payrollNode = inPayroll(
  'Nomina',
  [
    'Version',
    'TipoNomina',
    'FechaPago',
    'FechaInicialPago',
    'FechaFinalPago',
    'NumDiasPagados',
    'TotalPercepciones?',
    'TotalDeducciones?',
    'TotalOtrosPagos?',
  ],
  [
    inPayroll(
      'Emisor',
      ['Curp?', 'RegistroPatronal?', 'RfcPatronOrigen?'],
      [inPayroll('EntidadSNCF', ['OrigenRecurso', 'MontoRecursoPropio?'])],
    ),
    inPayroll(
      'Receptor',
      [
        'Curp',
        'NumSeguridadSocial?',
        'FechaInicioRelLaboral?',
        'Antig\u00FCedad?',
        'TipoContrato',
        'Sindicalizado?',
        'TipoJornada?',
        'TipoRegimen',
        'NumEmpleado',
        'Departamento?',
        'Puesto?',
        'RiesgoPuesto?',
        'PeriodicidadPago',
        'Banco?',
        'CuentaBancaria?',
        'SalarioBaseCotApor?',
        'SalarioDiarioIntegrado?',
        'ClaveEntFed',
      ],
      [inPayroll('SubContratacion', ['RfcLabora', 'PorcentajeTiempo'])],
    ),
    inPayroll(
      'Percepciones',
      [
        'TotalSueldos?',
        'TotalSeparacionIndemnizacion?',
        'TotalJubilacionPensionRetiro?',
        'TotalGravado',
        'TotalExento',
      ],
      [
        inPayroll(
          'Percepcion',
          ['TipoPercepcion', 'Clave', 'Concepto', 'ImporteGravado', 'ImporteExento'],
          [
            inPayroll('AccionesOTitulos', ['ValorMercado', 'PrecioAlOtorgarse']),
            inPayroll('HorasExtra', ['Dias', 'TipoHoras', 'HorasExtra', 'ImportePagado']),
          ],
        ),
        inPayroll('JubilacionPensionRetiro', [
          'TotalUnaExhibicion?',
          'TotalParcialidad?',
          'MontoDiario?',
          ...income,
        ]),
        inPayroll('SeparacionIndemnizacion', [
          'TotalPagado',
          'NumA\u00F1osServicio',
          'UltimoSueldoMensOrd',
          ...income,
        ]),
      ],
    ),
    inPayroll(
      'Deducciones',
      ['TotalOtrasDeducciones?', 'TotalImpuestosRetenidos?'],
      [inPayroll('Deduccion', ['TipoDeduccion', 'Clave', 'Concepto', 'Importe'])],
    ),
    inPayroll(
      'OtrosPagos',
      [],
      [
        inPayroll(
          'OtroPago',
          ['TipoOtroPago', 'Clave', 'Concepto', 'Importe'],
          [
            inPayroll('SubsidioAlEmpleo', ['SubsidioCausado']),
            inPayroll('CompensacionSaldosAFavor', ['SaldoAFavor', 'A\u00F1o', 'RemanenteSalFav']),
          ],
        ),
      ],
    ),
    inPayroll(
      'Incapacidades',
      [],
      [inPayroll('Incapacidad', ['DiasIncapacidad', 'TipoIncapacidad', 'ImporteMonetario?'])],
    ),
  ],
)

const stampNode: Child = [stamp, 'TimbreFiscalDigital', { attributes: [] }]
const addenda = inCfdi('Addenda', [])

/** Attributes and elements of cadenaoriginal_4_0.xslt that a payroll receipt may have (annex 20, payroll guide). */
const receipt: Signed = {
  attributes: [
    'Version',
    'Serie?',
    'Folio?',
    'Fecha',
    'FormaPago?',
    'NoCertificado',
    'CondicionesDePago?',
    'SubTotal',
    'Descuento?',
    'Moneda',
    'TipoCambio?',
    'Total',
    'TipoDeComprobante',
    'Exportacion',
    'MetodoPago?',
    'LugarExpedicion',
    'Confirmacion?',
  ],
  children: [
    inCfdi('CfdiRelacionados', ['TipoRelacion'], [inCfdi('CfdiRelacionado', ['UUID'])]),
    inCfdi('Emisor', ['Rfc', 'Nombre', 'RegimenFiscal', 'FacAtrAdquirente?']),
    inCfdi('Receptor', [
      'Rfc',
      'Nombre',
      'DomicilioFiscalReceptor',
      'ResidenciaFiscal?',
      'NumRegIdTrib?',
      'RegimenFiscalReceptor',
      'UsoCFDI',
    ]),
    inCfdi(
      'Conceptos',
      [],
      [
        inCfdi('Concepto', [
          'ClaveProdServ',
          'NoIdentificacion?',
          'Cantidad',
          'ClaveUnidad',
          'Unidad?',
          'Descripcion',
          'ValorUnitario',
          'Importe',
          'Descuento?',
          'ObjetoImp',
        ]),
      ],
    ),
    inCfdi('Complemento', [], [payrollNode, stampNode]),
    addenda,
  ],
}

const stampSigned: Signed = {
  attributes: [
    'Version',
    'UUID',
    'FechaTimbrado',
    'RfcProvCertif',
    'Leyenda?',
    'SelloCFD',
    'NoCertificadoSAT',
  ],
}

/**
 * Returns the text that the issuer signs (cadena original) of a CFDI 4.0 with payroll complement 1.2. The order
 * is that of the SAT's stylesheets in github.com/phpcfdi/resources-sat-xml: cadenaoriginal_4_0.xslt of
 * 2026-04-18, nomina12.xslt and utilerias.xslt of 2020-06-19.
 * @returns null if the root is no Comprobante of CFDI 4.0, if the table lacks an element, or if a value
 * contains the separator "|"
 */
export function originalString(root: XmlElement): string | null {
  if (root.namespace !== cfdi || root.name !== 'Comprobante') return null
  return closed(valuesOf(root, receipt))
}

/** Returns the text that the SAT or its provider signs (cadenaoriginal_TFD_1_1.xslt of 2020-08-16). */
export function stampString(element: XmlElement): string | null {
  return closed(valuesOf(element, stampSigned))
}

function closed(values: readonly string[] | null): string | null {
  if (values === null || values.some((value) => value.includes('|'))) return null
  return `||${values.join('|')}||`
}

function valuesOf(element: XmlElement, { attributes, children = [] }: Signed): string[] | null {
  const isKnown = element.children.every((child) =>
    children.some(([namespace, name]) => child.namespace === namespace && child.name === name),
  )
  if (!isKnown) return null
  const values = attributes.flatMap((each) => valueOf(element, each))
  for (const [namespace, name, signed] of children) {
    for (const child of childrenOf(element, namespace, name)) {
      const more = name === 'Addenda' ? [] : valuesOf(child, signed)
      if (more === null) return null
      values.push(...more)
    }
  }
  return values
}

/** Returns no value for a missing optional attribute, and an empty value for a missing required attribute. */
function valueOf(element: XmlElement, attribute: string): string[] {
  const isOptional = attribute.endsWith('?')
  const value = attributeOf(element, isOptional ? attribute.slice(0, -1) : attribute)
  return value === null ? (isOptional ? [] : ['']) : [normalizeSpace(value)]
}

/** XPath's normalize-space: only blanks, tabs and line ends count as white space. */
function normalizeSpace(text: string): string {
  return text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '')
}
