import type { ColumnsOf } from '../import-file/headings.ts'

/** Fields that a column of a people file may contain; API names. */
export const IMPORT_FIELDS = [
  'numero',
  'nombreCompleto',
  'nombre',
  'apellidos',
  'paterno',
  'materno',
  'curp',
  'rfc',
  'nss',
  'correo',
  'telefono',
  'nacimiento',
  'sexo',
  'ingreso',
  'baja',
  'compania',
  'planta',
  'departamento',
  'puesto',
  'turno',
  'grupo',
  'lider',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Fields that contain a day. */
export const IMPORT_DAYS: readonly ImportField[] = ['nacimiento', 'ingreso', 'baja']

export type Columns = ColumnsOf<ImportField>

/** Returns missing required columns: the number, and a name in one of its forms. */
export function missingColumns(columns: Columns): ImportField[] {
  const has = (field: ImportField) => columns.includes(field)
  const missing: ImportField[] = has('numero') ? [] : ['numero']
  const isNamed = has('nombreCompleto') || (has('nombre') && (has('apellidos') || has('paterno')))
  if (!isNamed) missing.push('nombre')
  return missing
}
