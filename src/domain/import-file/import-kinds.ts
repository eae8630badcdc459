/**
 * Kinds of data files. Each has a folder in domain/data-import/kinds and on the server, and a line in the tables of
 * kinds (docs/changing.md).
 */
export const DATA_KINDS = [
  'kardex',
  'prenominas',
  'cuentas',
  'movimientos',
  'prestamos',
  'vacaciones',
] as const
export type DataKindName = (typeof DATA_KINDS)[number]

export const IMPORT_KINDS = ['nomina', 'personas', ...DATA_KINDS] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export function isDataKind(kind: ImportKind): kind is DataKindName {
  return DATA_KINDS.some((each) => each === kind)
}
