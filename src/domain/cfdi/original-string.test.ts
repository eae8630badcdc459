import { expect, test } from 'vitest'
import { namespaces, type XmlElement } from './element.ts'
import { originalString, stampString } from './original-string.ts'

const { cfdi, payroll, stamp } = namespaces

function node(
  namespace: string,
  name: string,
  attributes: Record<string, string> = {},
  ...children: XmlElement[]
): XmlElement {
  return { namespace, name, attributes: Object.entries(attributes).reverse(), children, text: '' }
}

const own = (name: string, attributes: Record<string, string> = {}, ...children: XmlElement[]) =>
  node(payroll, name, attributes, ...children)

const wholePayroll = own(
  'Nomina',
  {
    Version: '1.2',
    TipoNomina: 'O',
    FechaPago: '2026-11-20',
    FechaInicialPago: '2026-11-09',
    FechaFinalPago: '2026-11-15',
    NumDiasPagados: '7.000',
    TotalPercepciones: 'a1',
    TotalDeducciones: 'a2',
    TotalOtrosPagos: 'a3',
  },
  own(
    'Incapacidades',
    {},
    own('Incapacidad', { DiasIncapacidad: 'k1', TipoIncapacidad: 'k2', ImporteMonetario: 'k3' }),
  ),
  own(
    'OtrosPagos',
    {},
    own(
      'OtroPago',
      { TipoOtroPago: 'h1', Clave: 'h2', Concepto: 'h3', Importe: 'h4' },
      own('CompensacionSaldosAFavor', { SaldoAFavor: 'j1', Año: 'j2', RemanenteSalFav: 'j3' }),
      own('SubsidioAlEmpleo', { SubsidioCausado: 'i1' }),
    ),
  ),
  own(
    'Deducciones',
    { TotalOtrasDeducciones: 'f1', TotalImpuestosRetenidos: 'f2' },
    own('Deduccion', { TipoDeduccion: 'g1', Clave: 'g2', Concepto: 'g3', Importe: 'g4' }),
  ),
  own(
    'Percepciones',
    {
      TotalSueldos: 'd1',
      TotalSeparacionIndemnizacion: 'd2',
      TotalJubilacionPensionRetiro: 'd3',
      TotalGravado: 'd4',
      TotalExento: 'd5',
    },
    own('SeparacionIndemnizacion', {
      TotalPagado: 'e1',
      NumAñosServicio: 'e2',
      UltimoSueldoMensOrd: 'e3',
      IngresoAcumulable: 'e4',
      IngresoNoAcumulable: 'e5',
    }),
    own('JubilacionPensionRetiro', {
      TotalUnaExhibicion: 'p1',
      TotalParcialidad: 'p2',
      MontoDiario: 'p3',
      IngresoAcumulable: 'p4',
      IngresoNoAcumulable: 'p5',
    }),
    own(
      'Percepcion',
      { TipoPercepcion: 'x1', Clave: 'x2', Concepto: 'x3', ImporteGravado: 'x4', ImporteExento: 'x5' },
      own('HorasExtra', { Dias: 'z1', TipoHoras: 'z2', HorasExtra: 'z3', ImportePagado: 'z4' }),
      own('AccionesOTitulos', { ValorMercado: 'y1', PrecioAlOtorgarse: 'y2' }),
    ),
  ),
  own(
    'Receptor',
    {
      Curp: 'c1',
      NumSeguridadSocial: 'c2',
      FechaInicioRelLaboral: 'c3',
      Antigüedad: 'c4',
      TipoContrato: 'c5',
      Sindicalizado: 'c6',
      TipoJornada: 'c7',
      TipoRegimen: 'c8',
      NumEmpleado: 'c9',
      Departamento: 'c10',
      Puesto: 'c11',
      RiesgoPuesto: 'c12',
      PeriodicidadPago: 'c13',
      Banco: 'c14',
      CuentaBancaria: 'c15',
      SalarioBaseCotApor: 'c16',
      SalarioDiarioIntegrado: 'c17',
      ClaveEntFed: 'c18',
    },
    own('SubContratacion', { RfcLabora: 'c19', PorcentajeTiempo: 'c20' }),
  ),
  own(
    'Emisor',
    { Curp: 'b1', RegistroPatronal: 'b2', RfcPatronOrigen: 'b3' },
    own('EntidadSNCF', { OrigenRecurso: 'b4', MontoRecursoPropio: 'b5' }),
  ),
)

const timbre = node(stamp, 'TimbreFiscalDigital', {
  Version: '1.1',
  UUID: 'u',
  FechaTimbrado: 'f',
  RfcProvCertif: 'r',
  Leyenda: 'l',
  SelloCFD: 's',
  NoCertificadoSAT: 'n',
  SelloSAT: 'not signed',
})

const receipt = (...payrolls: XmlElement[]) =>
  node(
    cfdi,
    'Comprobante',
    {
      Version: '4.0',
      Serie: 'S',
      Folio: 'F',
      Fecha: '2026-11-20T08:00:00',
      Sello: 'not signed',
      FormaPago: '99',
      NoCertificado: '00001',
      Certificado: 'not signed',
      CondicionesDePago: 'CP',
      SubTotal: '100.00',
      Descuento: '10.00',
      Moneda: 'MXN',
      TipoCambio: '1',
      Total: '90.00',
      TipoDeComprobante: 'N',
      Exportacion: '01',
      MetodoPago: 'PUE',
      LugarExpedicion: '25000',
      Confirmacion: 'C',
    },
    node(cfdi, 'Complemento', {}, timbre, ...payrolls),
    node(
      cfdi,
      'Conceptos',
      {},
      node(cfdi, 'Concepto', {
        ClaveProdServ: 'o1',
        NoIdentificacion: 'o2',
        Cantidad: 'o3',
        ClaveUnidad: 'o4',
        Unidad: 'o5',
        Descripcion: 'o6',
        ValorUnitario: 'o7',
        Importe: 'o8',
        Descuento: 'o9',
        ObjetoImp: 'o10',
      }),
    ),
    node(cfdi, 'Receptor', {
      Rfc: 'n1',
      Nombre: 'n2',
      DomicilioFiscalReceptor: 'n3',
      ResidenciaFiscal: 'n4',
      NumRegIdTrib: 'n5',
      RegimenFiscalReceptor: 'n6',
      UsoCFDI: 'n7',
    }),
    node(cfdi, 'Emisor', { Rfc: 'm1', Nombre: 'm2', RegimenFiscal: 'm3', FacAtrAdquirente: 'm4' }),
    node(cfdi, 'CfdiRelacionados', { TipoRelacion: '04' }, node(cfdi, 'CfdiRelacionado', { UUID: 'l1' })),
    node(cfdi, 'CfdiRelacionados', { TipoRelacion: '01' }, node(cfdi, 'CfdiRelacionado', { UUID: 'l2' })),
  )

const head =
  '4.0|S|F|2026-11-20T08:00:00|99|00001|CP|100.00|10.00|MXN|1|90.00|N|01|PUE|25000|C|04|l1|01|l2|m1|m2|m3|m4|' +
  'n1|n2|n3|n4|n5|n6|n7|o1|o2|o3|o4|o5|o6|o7|o8|o9|o10'
const tail =
  '1.2|O|2026-11-20|2026-11-09|2026-11-15|7.000|a1|a2|a3|b1|b2|b3|b4|b5|c1|c2|c3|c4|c5|c6|c7|c8|c9|c10|c11|c12|c13|' +
  'c14|c15|c16|c17|c18|c19|c20|d1|d2|d3|d4|d5|x1|x2|x3|x4|x5|y1|y2|z1|z2|z3|z4|p1|p2|p3|p4|p5|e1|e2|e3|e4|e5|' +
  'f1|f2|g1|g2|g3|g4|h1|h2|h3|h4|i1|j1|j2|j3|k1|k2|k3'

test('has every signed value of a receipt in the order of the standard', () => {
  expect(originalString(receipt(wholePayroll))).toBe(`||${head}|${tail}||`)
})

test('has several payroll complements in the order of the document', () => {
  const other = own('Nomina', { Version: '1.2', TipoNomina: 'E' })
  expect(originalString(receipt(other, wholePayroll))).toBe(`||${head}|1.2|E|||||${tail}||`)
})

test('collapses white space, and no other blank character', () => {
  const spaced = own('Nomina', { Version: ' 1.2\t\n', TipoNomina: 'a \r\n b\u00a0 ' })
  expect(originalString(receipt(spaced))).toBe(`||${head}|1.2|a b\u00a0||||||`)
})

test('returns null for another root, and for an element that the table lacks', () => {
  expect(originalString(node(cfdi, 'Otro'))).toBeNull()
  expect(
    originalString(receipt(wholePayroll, node('http://www.sat.gob.mx/implocal', 'ImpuestosLocales'))),
  ).toBeNull()
  expect(originalString(receipt(own('Nomina', {}, own('Nuevo'))))).toBeNull()
  expect(originalString(receipt(own('Nomina', {}, node(cfdi, 'Receptor'))))).toBeNull()
})

test('has the values of a stamp that the SAT signs', () => {
  expect(stampString(timbre)).toBe('||1.1|u|f|r|l|s|n||')
})
