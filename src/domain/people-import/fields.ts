/** What a column of a people file may say of a person. Wire names. */
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

/** What each column of a file is, in the file's order; '': nothing of it is read. */
export type Columns = readonly (ImportField | '')[]

/** One of those says whose row it is, the others what the name is. */
export function missingColumns(columns: Columns): ImportField[] {
  const has = (field: ImportField) => columns.includes(field)
  const missing: ImportField[] = has('numero') ? [] : ['numero']
  const isNamed = has('nombreCompleto') || (has('nombre') && (has('apellidos') || has('paterno')))
  if (!isNamed) missing.push('nombre')
  return missing
}

/** A field that two columns claim: which of them is meant nobody knows. */
export function doubledColumns(columns: Columns): ImportField[] {
  return IMPORT_FIELDS.filter((field) => columns.filter((each) => each === field).length > 1)
}

/** 27 → 'AB', as a spreadsheet names its columns. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
