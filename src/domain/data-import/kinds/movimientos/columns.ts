import type { KindColumns } from '../../kind-parts.ts'
import { NUMBER_HEADINGS } from '../../number-headings.ts'

const FIELDS = ['numero', 'fecha', 'tipo', 'periodo', 'importe', 'concepto'] as const
export type MovementField = (typeof FIELDS)[number]

export const columns: KindColumns<MovementField> = {
  fields: FIELDS,
  needed: ['numero', 'fecha', 'tipo', 'importe'],
  days: ['fecha'],
  headings: {
    numero: NUMBER_HEADINGS,
    fecha: {
      sure: 'fecha, fecha movimiento, fecha de movimiento, date, fecha de operacion, fecha de aplicacion',
    },
    tipo: {
      sure: 'tipo, tipo movimiento, tipo de movimiento, movimiento, tipo de operacion',
      maybe: 'clase, operacion',
    },
    periodo: { sure: 'periodo, period', maybe: 'semana, quincena' },
    importe: {
      sure: 'importe, amount, importe del movimiento, monto del movimiento',
      maybe: 'monto, cantidad',
    },
    concepto: { sure: 'concepto, descripcion, description', maybe: 'nota, observaciones, referencia' },
  },
}
