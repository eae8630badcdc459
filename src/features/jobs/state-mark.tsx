import type { ApplyingState } from '#models/jobs/use-applying.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'

interface Props {
  /** 'synced' means delivered, but missing in the server's list. */
  where: ApplyingState | 'synced'
  canKeep: boolean
  hasAnswers: boolean
}

export function StateMark({ where, canKeep, hasAnswers }: Props) {
  if (!canKeep && hasAnswers) return <SendingState plain state="unkept" />
  return where === 'none' ? null : <SendingState plain state={where} />
}
