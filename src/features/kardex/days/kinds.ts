import type { KardexRow, KardexSummary } from '#contract/time/kardex.ts'
import { type KardexKind, kardexKinds } from '#domain/time/kardex.ts'
import type { es } from '../texts.es.ts'

/** Order of spec 002 §2.4. */
export const cardOrder: readonly KardexKind[] = [
  'administrative',
  'unjustified',
  'incapacity',
  'vacation',
  'permit',
  'card',
]

/** Summary field with the counts of each kind (spec 002 §3). */
export const summaryField: Readonly<Record<KardexKind, keyof KardexSummary>> = {
  administrative: 'faltasAdmin',
  unjustified: 'faltasInjust',
  incapacity: 'incapacidades',
  vacation: 'vacaciones',
  permit: 'permisos',
  card: 'tarjetas',
}

/** Returns 1 to 6 (spec 002 §9). */
export function detailType(kind: KardexKind): number {
  return kardexKinds.indexOf(kind) + 1
}

/** Returns null for an unknown type in the address. */
export function kindOfType(type: string): KardexKind | null {
  return /^[1-6]$/.test(type) ? (kardexKinds[Number(type) - 1] ?? null) : null
}

/** Columns after the date. `estatus` is a complaint's status, shown as a chip. */
export interface Column {
  field: Exclude<keyof KardexRow, 'Fecha' | 'fechaInconformidad'>
  label: keyof typeof es.columns
}

const incident: readonly Column[] = [
  { field: 'TipoIncidencia', label: 'incident' },
  { field: 'comentario', label: 'comment' },
]

/** Fields that a row of each kind has (KARD-21). */
export const columns: Readonly<Record<KardexKind, readonly Column[]>> = {
  permit: [
    { field: 'TipoPermiso', label: 'permit' },
    { field: 'Estatus', label: 'status' },
    { field: 'Comentarios', label: 'comment' },
  ],
  vacation: [
    { field: 'Estatus', label: 'status' },
    { field: 'comentario', label: 'comment' },
  ],
  incapacity: [
    { field: 'incapacidad', label: 'incapacity' },
    { field: 'comentario', label: 'comment' },
  ],
  unjustified: incident,
  administrative: incident,
  card: [
    { field: 'maquina', label: 'machine' },
    { field: 'tipoTarjeta', label: 'card' },
    { field: 'estatus', label: 'status' },
    { field: 'Comentarios', label: 'comment' },
  ],
}
