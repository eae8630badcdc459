import type { AnswersState } from '#models/evaluations/use-questionnaire.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { CorrectButton } from './correct-button.tsx'

interface Props {
  state: AnswersState
  canKeep: boolean
  onCorrect: () => void
}

/** Before the first answer, shows at most the warning that this device stores nothing. */
export function StateMark({ state, canKeep, onCorrect }: Props) {
  if (!canKeep && state !== 'synced') return <SendingState plain state="unkept" />
  if (state === 'none') return null
  if (state === 'rejected') return <CorrectButton onClick={onCorrect} />
  return <SendingState plain state={state === 'synced' ? 'stored' : state} />
}
