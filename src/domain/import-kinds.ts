/** What a program may bring with its key; each has its receiver (server/http/import-receivers.ts). */
export const IMPORT_KINDS = ['nomina', 'personas'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
