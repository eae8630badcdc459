import { type CatalogueRow, revisions } from './catalogue.ts'

const { july2020, january2026 } = revisions

/** c_TipoOtroPago. */
export const otherPaymentTypes: readonly CatalogueRow[] = [
  [
    '001',
    'Reintegro de ISR retenido en exceso (siempre que no haya sido enterado al SAT).',
    '2017-01-01',
    null,
    january2026,
  ],
  ['002', 'Subsidio para el empleo (efectivamente entregado al trabajador).', '2017-01-01', null, july2020],
  ['003', 'Viáticos (entregados al trabajador).', '2017-01-01', null, july2020],
  ['004', 'Aplicación de saldo a favor por compensación anual.', '2017-01-01', null, july2020],
  [
    '005',
    'Reintegro de ISR retenido en exceso de ejercicio anterior (siempre que no haya sido enterado al SAT).',
    '2017-12-05',
    null,
    july2020,
  ],
  [
    '006',
    'Alimentos en bienes (Servicios de comedor y comida) Art 94 penúltimo párrafo LISR.',
    '2020-01-01',
    null,
    january2026,
  ],
  ['007', 'ISR ajustado por subsidio.', '2020-01-01', null, july2020],
  [
    '008',
    'Subsidio efectivamente entregado que no correspondía (Aplica sólo cuando haya ajuste al cierre de mes en relación con el Apéndice 7 de la guía de llenado de nómina).',
    '2020-01-01',
    null,
    july2020,
  ],
  ['009', 'Reembolso de descuentos efectuados para el crédito de vivienda.', '2020-04-20', null, july2020],
  [
    '999',
    'Pagos distintos a los listados y que no deben considerarse como ingreso por sueldos, salarios o ingresos asimilados.',
    '2017-01-01',
    null,
    july2020,
  ],
]

/** c_TipoHoras. */
export const overtimeTypes: readonly CatalogueRow[] = [
  ['01', 'Dobles', null, null, july2020],
  ['02', 'Triples', null, null, july2020],
  ['03', 'Simples', null, null, july2020],
]

/** c_TipoIncapacidad. */
export const incapacityTypes: readonly CatalogueRow[] = [
  ['01', 'Riesgo de trabajo.', null, null, july2020],
  ['02', 'Enfermedad en general.', null, null, july2020],
  ['03', 'Maternidad.', null, null, july2020],
  ['04', 'Licencia por cuidados médicos de hijos diagnosticados con cáncer.', null, null, july2020],
]

/** c_TipoContrato. */
export const contractTypes: readonly CatalogueRow[] = [
  ['01', 'Contrato de trabajo por tiempo indeterminado', null, null, july2020],
  ['02', 'Contrato de trabajo para obra determinada', null, null, july2020],
  ['03', 'Contrato de trabajo por tiempo determinado', null, null, july2020],
  ['04', 'Contrato de trabajo por temporada', null, null, july2020],
  ['05', 'Contrato de trabajo sujeto a prueba', null, null, july2020],
  ['06', 'Contrato de trabajo con capacitación inicial', null, null, july2020],
  ['07', 'Modalidad de contratación por pago de hora laborada', null, null, july2020],
  ['08', 'Modalidad de trabajo por comisión laboral', null, null, july2020],
  ['09', 'Modalidades de contratación donde no existe relación de trabajo', null, null, july2020],
  ['10', 'Jubilación, pensión, retiro.', null, null, july2020],
  ['99', 'Otro contrato', null, null, july2020],
]

/** c_TipoRegimen. */
export const regimeTypes: readonly CatalogueRow[] = [
  [
    '02',
    'Sueldos (Incluye ingresos señalados en la fracción I del artículo 94 de LISR)',
    '2017-01-01',
    null,
    july2020,
  ],
  ['03', 'Jubilados', '2017-01-01', null, july2020],
  ['04', 'Pensionados', '2017-01-01', null, july2020],
  ['05', 'Asimilados Miembros Sociedades Cooperativas Produccion', '2017-01-01', null, july2020],
  ['06', 'Asimilados Integrantes Sociedades Asociaciones Civiles', '2017-01-01', null, july2020],
  ['07', 'Asimilados Miembros consejos', '2017-01-01', null, july2020],
  ['08', 'Asimilados comisionistas', '2017-01-01', null, july2020],
  ['09', 'Asimilados Honorarios', '2017-01-01', null, july2020],
  ['10', 'Asimilados acciones', '2017-01-01', null, july2020],
  ['11', 'Asimilados otros', '2017-01-01', null, july2020],
  ['12', 'Jubilados o Pensionados', '2017-03-27', null, july2020],
  ['13', 'Indemnización o Separación', '2018-10-15', null, july2020],
  ['99', 'Otro Regimen', '2017-01-01', null, july2020],
]

/** c_PeriodicidadPago. */
export const periodicityTypes: readonly CatalogueRow[] = [
  ['01', 'Diario', '2016-11-01', null, july2020],
  ['02', 'Semanal', '2016-11-01', null, july2020],
  ['03', 'Catorcenal', '2016-11-01', null, july2020],
  ['04', 'Quincenal', '2016-11-01', null, july2020],
  ['05', 'Mensual', '2016-11-01', null, july2020],
  ['06', 'Bimestral', '2016-11-01', null, july2020],
  ['07', 'Unidad obra', '2016-11-01', null, july2020],
  ['08', 'Comisión', '2016-11-01', null, july2020],
  ['09', 'Precio alzado', '2016-11-01', null, july2020],
  ['10', 'Decenal', '2017-01-19', null, july2020],
  ['99', 'Otra Periodicidad', '2016-11-01', null, july2020],
]
