import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import type { ApprovalState } from '#domain/approvals/kinds.ts'

export interface Stage {
  name: 'asked' | 'deciding' | 'end'
  /** 'next': the result is not known yet. 'skipped': no person decided. */
  place: 'done' | 'now' | 'next' | 'skipped'
}

export function stagesOf({ estado }: Pick<ApprovalItem, 'estado'>): Stage[] {
  const isWaiting = estado === 'waiting'
  return [
    { name: 'asked', place: 'done' },
    { name: 'deciding', place: isWaiting ? 'now' : isDecided(estado) ? 'done' : 'skipped' },
    { name: 'end', place: isWaiting ? 'next' : 'done' },
  ]
}

function isDecided(state: ApprovalState): boolean {
  return state === 'authorized' || state === 'refused'
}
