import { withdrawRecognition } from '#contract/recognition/recognition.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { JustifyDialog, REASON_LENGTH } from '#ui/dialogs/justify-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from './texts.es.ts'
import { useChange } from './use-change.ts'
import { useWithdrawalReason } from './use-withdrawal.ts'

interface Props {
  id: number
  about: string
  onClose: () => void
  onDone: () => void
}

export function WithdrawDialog({ id, about, onClose, onDone }: Props) {
  const words = useTexts(texts)
  const reason = useWithdrawalReason(id)
  const [problem, setProblem] = useProblem()
  const { isBusy, change } = useChange()
  const withdraw = async (motivo: string) => {
    const failed = await change(withdrawRecognition, { id, motivo })
    setProblem(failed)
    if (failed) return
    reason.forget()
    showSnack({ text: words.card.withdrawn, tone: 'success' })
    onDone()
  }
  return (
    <JustifyDialog
      words={words.card.dialog}
      about={
        <p className="t-strong t-break" dir="auto">
          {about}
        </p>
      }
      reason={reason.text}
      field={({ error }) => (
        <>
          <TextArea
            label={words.card.reason}
            error={error}
            limit={REASON_LENGTH}
            countText={words.give.count}
            dir="auto"
            value={reason.text}
            onChange={reason.change}
            onBlur={reason.flush}
          />
          {!reason.canKeep && <p className="t-error">{words.card.notKept}</p>}
        </>
      )}
      isBusy={isBusy}
      problem={problem === null ? null : { title: words.card.notWithdrawn, text: problem }}
      onCancel={onClose}
      onAccept={(motivo) => void withdraw(motivo)}
    />
  )
}

/**
 * Shows a typed reason after another person withdrew the recognition first. The reason can be copied or discarded.
 */
export function LeftReason({ id }: { id: number }) {
  const words = useTexts(texts).card
  const { text, forget } = useWithdrawalReason(id)
  if (text.trim() === '') return null
  return (
    <section className="t-stack t-gap-2" aria-labelledby="motivo-escrito">
      <h2 id="motivo-escrito" className="t-strong t-row-text t-snug">
        {words.typed}
      </h2>
      <p className="t-break t-as-written" dir="auto">
        {text}
      </p>
      <TextLink underline onClick={forget}>
        {words.discard}
      </TextLink>
    </section>
  )
}
