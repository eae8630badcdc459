import type { ColumnsOf } from '../../import-file/headings.ts'

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
  'descanso',
  'grupo',
  'lider',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_DAYS: readonly ImportField[] = ['nacimiento', 'ingreso', 'baja']

export type Columns = ColumnsOf<ImportField>

export function missingColumns(columns: Columns): ImportField[] {
  const has = (field: ImportField) => columns.includes(field)
  const missing: ImportField[] = has('numero') ? [] : ['numero']
  const isNamed = has('nombreCompleto') || (has('nombre') && (has('apellidos') || has('paterno')))
  if (!isNamed) missing.push('nombre')
  return missing
}
