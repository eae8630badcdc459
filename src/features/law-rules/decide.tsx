import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { decideLawRows, listLawRows } from '#contract/law/law-rows.ts'
import { REASON_LENGTH } from '#domain/savings/savings-requests.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from './texts.es.ts'

const REASON = 'motivo-regla'
type Decision = 'confirmar' | 'rechazar' | 'retirar'

export function Decide({ ids, isOwn }: { ids: number[]; isOwn: boolean }) {
  const words = useTexts(texts)
  const [asked, setAsked] = useState<Decision | null>(null)
  // Kept when the dialog closes, also after a failed request.
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useProblem()
  const { isBusy, send } = useListChange(listLawRows, words)
  useUnsavedInput(reason !== '')
  const decide = async (decision: Decision, motivo?: string) => {
    if (!navigator.onLine) {
      setAsked(null)
      return setProblem(words.failure.offline)
    }
    setProblem(null)
    const failed = await send(decideLawRows, { ids, decision, ...(motivo !== undefined && { motivo }) })
    setAsked(null)
    setProblem(failed)
    if (failed === null) showSnack({ text: words.decide[decision].done, tone: 'success' })
  }
  const refuse = () => {
    const length = lengthOf(reason.trim())
    if (length >= REASON_LENGTH.least && length <= REASON_LENGTH.most)
      return void decide('rechazar', reason.trim())
    setError(words.decide.rechazar.wrong(REASON_LENGTH.least, REASON_LENGTH.most))
    moveFocus(document.getElementById(REASON))
  }
  return (
    <div className="t-stack t-gap-3">
      <ProblemBanner title={words.notDone} problem={problem} />
      <p>{isOwn ? words.waiting.mine : words.waiting.check}</p>
      <div className="t-wrap t-gap-3">
        {isOwn ? (
          <Button variant="outline" onClick={() => setAsked('retirar')}>
            {words.waiting.withdraw}
          </Button>
        ) : (
          <>
            <Button
              variant="outline"
              danger
              leftSection={<IconX size={22} aria-hidden />}
              onClick={() => setAsked('rechazar')}
            >
              {words.waiting.refuse}
            </Button>
            <Button leftSection={<IconCheck size={22} aria-hidden />} onClick={() => setAsked('confirmar')}>
              {words.waiting.confirm}
            </Button>
          </>
        )}
      </div>
      {asked === 'rechazar' && (
        <ConfirmDialog
          opened
          danger
          title={words.decide.rechazar.title}
          question={
            <TextArea
              id={REASON}
              label={words.decide.rechazar.reason}
              rows={3}
              value={reason}
              limit={REASON_LENGTH.most}
              countText={words.count}
              error={error}
              onChange={(text) => {
                setReason(text)
                setError(null)
              }}
            />
          }
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : words.waiting.refuse}
          busy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={refuse}
        />
      )}
      {(asked === 'confirmar' || asked === 'retirar') && (
        <ConfirmDialog
          opened
          title={words.decide[asked].title}
          question={<p>{words.decide[asked].question(ids.length)}</p>}
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : words.decide[asked].confirm}
          busy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={() => void decide(asked)}
        />
      )}
    </div>
  )
}
