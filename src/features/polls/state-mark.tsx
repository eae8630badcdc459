import type { AnsweringState } from '#models/polls/use-answering.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'

interface Props {
  state: AnsweringState
  canKeep: boolean
}

/** Hidden after sending. Before the first answer, shows at most the warning that this device stores nothing. */
export function StateMark({ state, canKeep }: Props) {
  if (state === 'sent') return null
  if (!canKeep) return <SendingState plain state="unkept" />
  return state === 'none' ? null : <SendingState plain isFinal state={state} />
}
