import { DATA_KINDS, type DataKindName } from '../data-import/kind.ts'

/** Kinds that a program may import with its key; each has a receiver (server/services/import-keys/receivers.ts). */
export const IMPORT_KINDS = ['nomina', 'personas', ...DATA_KINDS] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export function isDataKind(kind: ImportKind): kind is DataKindName {
  return DATA_KINDS.some((each) => each === kind)
}
