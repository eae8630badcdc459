import type { KindColumns } from '../../kind-parts.ts'
import { NUMBER_HEADINGS } from '../../number-headings.ts'

const FIELDS = [
  'numero',
  'nomina',
  'anio',
  'periodo',
  'tipo',
  'inicio',
  'fin',
  'pago',
  'visibleDesde',
  'dias',
  'salario',
  'sdi',
  'clave',
  'concepto',
  'clase',
  'importe',
  'cantidad',
  'unidad',
  'saldo',
] as const
export type PrepayrollField = (typeof FIELDS)[number]

export const columns: KindColumns<PrepayrollField> = {
  fields: FIELDS,
  needed: [
    'numero',
    'periodo',
    'inicio',
    'fin',
    'pago',
    'dias',
    'salario',
    'sdi',
    'clave',
    'concepto',
    'clase',
    'importe',
  ],
  days: ['inicio', 'fin', 'pago', 'visibleDesde'],
  headings: {
    numero: NUMBER_HEADINGS,
    nomina: { sure: 'nomina, tipo de nomina, payroll', maybe: 'clase de nomina' },
    anio: { sure: 'anio, ano, year, ejercicio' },
    periodo: { sure: 'periodo, period, num periodo, numero de periodo', maybe: 'semana, quincena' },
    tipo: { sure: 'tipo, tipo de pago', maybe: 'type' },
    inicio: {
      sure:
        'inicio, fecha inicio, fecha inicial, inicio periodo, start date, fecha inicial de pago, ' +
        'fecha inicio periodo, fecha inicial periodo, periodo inicio',
      maybe: 'desde, del',
    },
    fin: {
      sure:
        'fin, fecha fin, fecha final, fin periodo, end date, fecha final de pago, fecha fin periodo, ' +
        'fecha final periodo, periodo fin',
      maybe: 'hasta, al',
    },
    pago: { sure: 'pago, fecha de pago, fecha pago, pay date' },
    visibleDesde: { sure: 'visible desde, fecha visible, visible from day', maybe: 'publicacion' },
    dias: {
      sure: 'dias, dias pagados, num dias pagados, days paid',
      maybe: 'dias trabajados, dias laborados',
    },
    salario: { sure: 'salario, salario diario, sueldo diario, daily salary, cuota diaria', maybe: 'sueldo' },
    sdi: {
      sure:
        'sdi, sbc, salario diario integrado, salario integrado, salario base, sueldo diario integrado, ' +
        'salario base de cotizacion, salario base cot apor',
    },
    clave: { sure: 'clave, clave concepto, clave de concepto, pin num', maybe: 'codigo concepto' },
    concepto: {
      sure: 'concepto, nombre concepto, descripcion, description, descripcion del concepto',
      maybe: 'nombre',
    },
    clase: {
      sure: 'clase, percepcion deduccion, p d, tipo concepto, tipo de concepto',
      maybe: 'naturaleza',
    },
    importe: { sure: 'importe, amount', maybe: 'monto, total' },
    cantidad: { sure: 'cantidad, quantity', maybe: 'base' },
    unidad: { sure: 'unidad, unit' },
    saldo: { sure: 'saldo, balance', maybe: 'restante' },
  },
}
