import type { KardexRow } from '#contract/time/kardex.ts'
import { ComplaintChip } from './complaint-chip.tsx'
import type { Column } from './kinds.ts'

export function CellValue({ row, field }: { row: KardexRow; field: Column['field'] }) {
  const value = row[field]
  if (typeof value === 'number') return <ComplaintChip status={value} />
  return value?.trim() || '–'
}
