import type { HeadingNames } from '../../import-file/headings.ts'

export type KardexField =
  | 'numero'
  | 'tipo'
  | 'fecha'
  | 'fechaFin'
  | 'comentario'
  | 'incapacidad'
  | 'estatus'
  | 'tipoIncidencia'
  | 'tipoPermiso'
  | 'maquina'
  | 'tipoTarjeta'
  | 'estadoQueja'
  | 'quitar'

export const kardexHeadings: Record<KardexField, HeadingNames> = {
  numero: {
    sure:
      'numero, num, no, num emp, no emp, numero de empleado, numero empleado, num empleado, ' +
      'no empleado, no de empleado, emplid, employee id, employee num, employee no, employee code, badge id, n empleado, ' +
      'codigo de empleado, clave de empleado, no de trabajador, id empleado, numero de trabajador, ' +
      'clave empleado, noempleado, numemp',
    maybe: 'clave, empleado, nomina, folio, id, codigo, trabajador',
  },
  tipo: {
    sure: 'tipo, tipo de dato, tipo kardex, tipo de movimiento, tipo movimiento, movimiento',
    maybe: 'incidencia, concepto, evento, clase',
  },
  fecha: {
    sure: 'fecha, fecha inicio, fecha de inicio, dia, date, fecha inicial, desde, fecha inconformidad',
    maybe: 'inicio',
  },
  fechaFin: {
    sure: 'fecha fin, fecha de fin, fecha final, hasta, end date, fecha termino',
    maybe: 'fin, termino',
  },
  comentario: {
    sure: 'comentario, comentarios, observacion, observaciones, nota, notas, comments',
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
}

/**
 * Names of the six kinds of facts, 1 … 6 (K-22), as files write them; the first is the name in the portal's
 * texts.
 */
export const kardexTypes: readonly (readonly string[])[] = [
  ['permiso', 'permisos', 'p', 'per', 'permit'],
  ['vacaciones', 'vacacion', 'v', 'vac', 'vacation'],
  ['incapacidad', 'incapacidades', 'i', 'inc', 'incapacity'],
  [
    'falta injustificada',
    'faltas injustificadas',
    'injustificada',
    'falta injust',
    'fi',
    'unjustified absence',
  ],
  ['falta administrativa', 'faltas administrativas', 'administrativa', 'falta admin', 'fa', 'paro'],
  ['tarjeta', 'tarjetas', 't', 'card', 'tarjeta preventiva', 'tarjeta de bloqueo'],
]

/** States 1 … 5 of a card's complaint (spec 002 §4.4). */
export const complaintStates: readonly string[] = [
  'abierta',
  'contactando',
  'cerrada',
  'revision',
  'reparacion',
]

export const yes: readonly string[] = ['s', 'si', 'x', '1', 'y', 'yes', 'true', 'verdadero']
export const no: readonly string[] = ['', 'n', 'no', '0', 'false', 'falso']
