import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ParameterProposal } from '#contract/savings/savings-parameters.ts'
import { formatDate } from '#domain/time/dates.ts'
import { REASON_LENGTH } from '#domain/savings/savings-requests.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from './texts.es.ts'
import { type Decision, useRatesWork } from './use-rates.ts'

interface Props {
  proposal: ParameterProposal
  /** True when the start day has passed and the proposal cannot be approved. */
  isLate: boolean
}

export function Decide({ proposal, isLate }: Props) {
  const words = useTexts(texts)
  const [asked, setAsked] = useState<Decision['decision'] | null>(null)
  // Kept when the dialog closes, also after a failed request.
  const [reason, setReason] = useState('')
  useUnsavedInput(reason !== '')
  const { isBusy, problem, decide } = useDeciding(proposal, () => setAsked(null))
  return (
    <div className="t-stack t-gap-3">
      <ProblemBanner title={words.decide.notDone} problem={problem} />
      <p>{words.decide[whatIs(proposal, isLate)]}</p>
      <div className="t-wrap t-gap-3">
        {proposal.esPropia ? (
          <Button variant="outline" onClick={() => setAsked('retirar')}>
            {words.decide.withdraw}
          </Button>
        ) : (
          <>
            <Button
              variant="outline"
              danger
              leftSection={<IconX size={22} aria-hidden />}
              onClick={() => setAsked('rechazar')}
            >
              {words.decide.refuse}
            </Button>
            {!isLate && (
              <Button leftSection={<IconCheck size={22} aria-hidden />} onClick={() => setAsked('aprobar')}>
                {words.decide.approve}
              </Button>
            )}
          </>
        )}
      </div>
      {asked === 'rechazar' && (
        <Refusal
          reason={reason}
          isBusy={isBusy}
          onReason={setReason}
          onCancel={() => setAsked(null)}
          onRefuse={(motivo) => decide({ decision: asked, motivo })}
        />
      )}
      {(asked === 'aprobar' || asked === 'retirar') && (
        <ConfirmDialog
          opened
          title={words.decide[asked].title}
          question={<p>{words.decide[asked].question(formatDate(proposal.desde))}</p>}
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : words.decide[asked].confirm}
          busy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={() => decide({ decision: asked })}
        />
      )}
    </div>
  )
}

function whatIs({ esPropia }: ParameterProposal, isLate: boolean) {
  if (esPropia) return isLate ? 'ownLate' : 'own'
  return isLate ? 'late' : 'other'
}

function useDeciding({ id }: ParameterProposal, onEnd: () => void) {
  const words = useTexts(texts)
  const { isBusy, decide } = useRatesWork()
  const [problem, setProblem] = useProblem()
  const run = async (decision: Omit<Decision, 'id'>) => {
    setProblem(null)
    const found = await decide({ id, ...decision })
    onEnd()
    setProblem(found)
    showSnack(
      found === null
        ? { text: words.decide.done[decision.decision], tone: 'success' }
        : { text: found, tone: 'info', ms: 6000 },
    )
  }
  return { isBusy, problem, decide: (decision: Omit<Decision, 'id'>) => void run(decision) }
}

interface RefusalProps {
  reason: string
  isBusy: boolean
  onReason: (reason: string) => void
  onCancel: () => void
  onRefuse: (reason: string) => void
}

function Refusal({ reason, isBusy, onReason, onCancel, onRefuse }: RefusalProps) {
  const words = useTexts(texts)
  const [error, setError] = useState<string | null>(null)
  const length = lengthOf(reason.trim())
  const isFine = length >= REASON_LENGTH.least && length <= REASON_LENGTH.most
  return (
    <ConfirmDialog
      opened
      danger
      title={words.decide.rechazar.title}
      question={
        <TextArea
          id="motivo-rechazo"
          label={words.decide.rechazar.reason}
          rows={3}
          value={reason}
          limit={REASON_LENGTH.most}
          countText={words.count}
          error={error}
          onChange={(text) => {
            onReason(text)
            setError(null)
          }}
        />
      }
      cancelText={words.cancel}
      confirmText={isBusy ? words.saving : words.decide.refuse}
      busy={isBusy}
      onCancel={onCancel}
      onConfirm={() => {
        if (isFine) return onRefuse(reason.trim())
        setError(words.decide.rechazar.wrong(REASON_LENGTH.least, REASON_LENGTH.most))
        moveFocus(document.getElementById('motivo-rechazo'))
      }}
    />
  )
}
