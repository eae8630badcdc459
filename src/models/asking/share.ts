import type { ApprovalItem } from '#contract/approvals.ts'
import { isForGate } from '#domain/approvals/kinds.ts'

/**
 * What a link is for that whoever asks may hand on (P-99): to whoever decides, who signs in, while it waits; to the guard,
 * once it is authorized and until its last day is over. null: none is made.
 */
export function linkFor(
  { clase: kind, estado: state, detalle: details }: Pick<ApprovalItem, 'clase' | 'estado' | 'detalle'>,
  today: string,
): 'approver' | 'gate' | null {
  if (state === 'waiting') return 'approver'
  if (state !== 'authorized' || !isForGate(kind)) return null
  const { dia, diaFin = dia } = details as { dia?: string; diaFin?: string }
  return diaFin !== undefined && diaFin >= today ? 'gate' : null
}
