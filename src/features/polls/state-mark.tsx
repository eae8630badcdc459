import type { AnsweringState } from '#models/polls/use-answering.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'

interface Props {
  form: string
  state: AnsweringState
  canKeep: boolean
}

/** Hidden after sending. Before the first answer, shows at most the warning that this device stores nothing. */
export function StateMark({ form, state, canKeep }: Props) {
  const waitsFor = useWaitsFor(state === 'queued' ? form : '')
  if (state === 'sent') return null
  if (!canKeep) return <SendingState plain state="unkept" />
  return state === 'none' ? null : <SendingState plain isFinal state={state} waitsFor={waitsFor} />
}
