import type { AnswersState } from '#models/evaluations/use-questionnaire.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { CorrectButton } from './correct-button.tsx'

interface Props {
  form: string
  state: AnswersState
  canKeep: boolean
  onCorrect: () => void
}

/** Before the first answer, shows at most the warning that this device stores nothing. */
export function StateMark({ form, state, canKeep, onCorrect }: Props) {
  const waitsFor = useWaitsFor(state === 'queued' ? form : '')
  if (!canKeep && state !== 'synced') return <SendingState plain state="unkept" />
  if (state === 'none') return null
  if (state === 'rejected') return <CorrectButton onClick={onCorrect} />
  return <SendingState plain state={state === 'synced' ? 'stored' : state} waitsFor={waitsFor} />
}
