import type { KindColumns } from '../../kind-parts.ts'
import { NUMBER_HEADINGS } from '../../number-headings.ts'

export const KARDEX_TEXTS = [
  'comentario',
  'incapacidad',
  'estatus',
  'tipoIncidencia',
  'tipoPermiso',
  'maquina',
  'tipoTarjeta',
] as const
export type KardexText = (typeof KARDEX_TEXTS)[number]

export type KardexField = 'numero' | 'tipo' | 'fecha' | 'fechaFin' | KardexText | 'estadoQueja' | 'quitar'

export const columns: KindColumns<KardexField> = {
  fields: ['numero', 'tipo', 'fecha', 'fechaFin', ...KARDEX_TEXTS, 'estadoQueja', 'quitar'],
  needed: ['numero', 'tipo', 'fecha'],
  days: ['fecha', 'fechaFin'],
  headings: {
    numero: { sure: NUMBER_HEADINGS.sure, maybe: `${NUMBER_HEADINGS.maybe}, clave, nomina` },
    tipo: {
      sure: 'tipo, tipo de dato, tipo kardex, tipo de movimiento, tipo movimiento, movimiento, tipo de evento',
      maybe: 'incidencia, concepto, evento, clase',
    },
    fecha: {
      sure:
        'fecha, fecha inicio, fecha de inicio, dia, date, fecha inicial, desde, fecha desde, ' +
        'fecha inconformidad, fecha de la incidencia, fecha del evento, fecha de la falta, fecha del movimiento',
      maybe: 'inicio, del',
    },
    fechaFin: {
      sure: 'fecha fin, fecha de fin, fecha final, hasta, end date, fecha termino, fecha hasta',
      maybe: 'fin, termino, al',
    },
    comentario: {
      sure: 'comentario, comentarios, observacion, observaciones, nota, notas, comments, obs',
      maybe: 'motivo, descripcion',
    },
    incapacidad: {
      sure: 'incapacidad, tipo incapacidad, tipo de incapacidad, ramo, ramo de seguro',
    },
    estatus: { sure: 'estatus, estado, status' },
    tipoIncidencia: { sure: 'tipo incidencia, tipo de incidencia, tipo falta, tipo de falta' },
    tipoPermiso: { sure: 'tipo permiso, tipo de permiso, goce, goce de sueldo' },
    maquina: { sure: 'maquina, equipo, machine, linea' },
    tipoTarjeta: { sure: 'tipo tarjeta, tipo de tarjeta, color tarjeta, color de tarjeta' },
    estadoQueja: { sure: 'estado queja, estado de la queja, estatus queja, estatus inconformidad' },
    quitar: { sure: 'quitar, borrar, eliminar, delete', maybe: 'cancelar, baja' },
  },
}
