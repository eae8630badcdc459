import type { ApplyingState } from '#models/jobs/use-applying.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'

interface Props {
  form: string
  /** 'synced' means delivered, but missing in the server's list. */
  where: ApplyingState | 'synced'
  canKeep: boolean
  hasAnswers: boolean
}

export function StateMark({ form, where, canKeep, hasAnswers }: Props) {
  const waitsFor = useWaitsFor(where === 'queued' ? form : '')
  if (!canKeep && hasAnswers) return <SendingState plain state="unkept" />
  return where === 'none' ? null : <SendingState plain state={where} waitsFor={waitsFor} />
}
