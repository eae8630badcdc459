import { useRef, useState } from 'react'
import { closePoll, copyPoll, deletePollDraft, type ListedDeskPoll } from '#contract/polls/poll-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { POLL_DESK_FORM } from '#domain/requests/request-forms.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useRefresh } from '../parts/place.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import { texts } from './texts.es.ts'

export type Act = 'copy' | 'close' | 'remove'

/**
 * Runs an action on a poll. Refetches the list after a rejection, too, because another person may have acted first.
 */
export function usePollAct({ id, revision }: ListedDeskPoll) {
  const words = useTexts(texts)
  const place = useTexts(placeTexts)
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  // Uses a ref, because quick taps can arrive before the next render. A retry keeps its id, and the server then acts
  // once.
  const trial = useRef<{ act: Act; idOperacion: string; isRunning: boolean } | null>(null)
  const run = async (act: Act): Promise<void> => {
    if (trial.current?.isRunning) return
    const idOperacion = trial.current?.act === act ? trial.current.idOperacion : crypto.randomUUID()
    trial.current = { act, idOperacion, isRunning: true }
    setBusy(true)
    setProblem(null)
    const input = { id, revision, idOperacion }
    const answer =
      act === 'copy'
        ? await call(copyPoll, only(input))
        : act === 'close'
          ? await call(closePoll, only(input))
          : await call(deletePollDraft, input)
    setBusy(false)
    if (answer.ok) {
      trial.current = null
      if (act === 'remove') await forgetDraft(POLL_DESK_FORM, String(id))
      showSnack({ text: words.done[act], tone: 'success' })
    } else {
      trial.current = { act, idOperacion, isRunning: false }
      setProblem(actionFailureText(answer.failure, place))
    }
    if (answer.ok || answer.failure.kind === 'rejected') await refresh()
  }
  return { run, isBusy, problem }
}

function only({ id, idOperacion }: { id: number; idOperacion: string }): { id: number } {
  return { id, idOperacion } as { id: number }
}
