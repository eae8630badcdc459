import { DATA_ROW_KINDS, type DataImport, type DataRowKind } from '#contract/imports/data-import.ts'

/** Returns the tiles without "unchanged", whose count is shown above them. */
export function tilesOf(counts: DataImport['cuentas'], labels: Record<DataRowKind, string>) {
  const kinds = DATA_ROW_KINDS.filter((kind) => kind !== 'igual')
  return kinds.map((kind) => ({ kind, label: labels[kind], count: counts[kind] }))
}
