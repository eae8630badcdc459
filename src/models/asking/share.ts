import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import { isForGate } from '#domain/approvals/kinds.ts'

/**
 * Returns the link that the requester can share (P-99), or null.
 * - 'approver': for the approver, while the request waits
 * - 'gate': for the guard, from the authorization until the end of the last day
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
