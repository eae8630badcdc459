import type { ApplyingState } from '#models/jobs/use-applying.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'

interface Props {
  /** 'synced': delivered, and missing in the server's list. */
  where: ApplyingState | 'synced'
  canKeep: boolean
  hasAnswers: boolean
}

/** Renders nothing before the first answer. */
export function StateMark({ where, canKeep, hasAnswers }: Props) {
  if (!canKeep && hasAnswers) return <SendingState plain state="unkept" />
  return where === 'none' ? null : <SendingState plain state={where} />
}
