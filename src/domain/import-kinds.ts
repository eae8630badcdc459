/** What a program may bring with its key; the second waits for its importer to take keys. */
export const IMPORT_KINDS = ['nomina', 'personas'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
