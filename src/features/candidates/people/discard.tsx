import { IconUserX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Candidate, discardCandidate } from '#contract/jobs/candidates.ts'
import { call } from '#core/transport/rpc.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { justifyTexts } from '#i18n/justify-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { JustifyDialog, REASON_LENGTH } from '#ui/dialogs/justify-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { OnlineButton } from '../parts/online-button.tsx'
import { useRefresh } from '../parts/refresh.ts'
import { texts } from '../texts.es.ts'

/** Discards a candidate with a reason (P-109). The typed reason stays until the server has stored the reason. */
export function Discard({ candidate: { id, nombre, puesto } }: { candidate: Candidate }) {
  const words = useTexts(texts)
  const justify = useTexts(justifyTexts)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  useUnsavedInput(reason !== '')
  const { discard, isBusy, problem } = useDiscard(id, properName(nombre))
  return (
    <>
      <OnlineButton
        variant="outline"
        danger
        leftSection={<IconUserX size={22} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.pane.discard}
      </OnlineButton>
      {isOpen && (
        <JustifyDialog
          words={{
            ...justify,
            title: words.pane.discardTitle(properName(nombre)),
            accept: words.pane.discard,
          }}
          about={<p>{words.pane.discardText(sentenceCase(puesto))}</p>}
          reason={reason}
          isBusy={isBusy}
          problem={problem === null ? null : { title: words.pane.notDone, text: problem }}
          onCancel={() => setOpen(false)}
          onAccept={(motivo) => void discard(motivo).then((isDone) => isDone && setOpen(false))}
          field={({ error }) => (
            <TextArea
              data-autofocus
              label={words.pane.reason}
              description={words.pane.reasonHelp}
              rows={4}
              value={reason}
              limit={REASON_LENGTH}
              countText={words.count}
              error={error}
              onChange={setReason}
            />
          )}
        />
      )}
    </>
  )
}

/** A retry after a lost answer is safe, because the server accepts the same discard again. */
function useDiscard(id: number, name: string) {
  const words = useTexts(texts)
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const isSending = useRef(false)
  const discard = async (motivo: string): Promise<boolean> => {
    // Two quick taps can arrive before the next render.
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    setProblem(null)
    const answer = await call(discardCandidate, { id, motivo })
    isSending.current = false
    setBusy(false)
    if (answer.ok) showSnack({ text: words.pane.discarded(name), tone: 'success' })
    else setProblem(failureText(answer.failure, words.failure))
    // After a rejection, the data are stale, too, because another person decided first.
    if (answer.ok || answer.failure.kind === 'rejected') void refresh()
    return answer.ok
  }
  return { discard, isBusy, problem }
}
