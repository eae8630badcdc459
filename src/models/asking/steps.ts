import type { ApprovalItem } from '#contract/approvals.ts'
import type { ApprovalState } from '#domain/approvals/kinds.ts'

/** One stage of something asked for. */
export interface Stage {
  name: 'asked' | 'deciding' | 'end'
  /** next: nobody knows yet how it ends. skipped: nobody decided. */
  place: 'done' | 'now' | 'next' | 'skipped'
}

/** Asked; with whoever decides; its end. */
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
