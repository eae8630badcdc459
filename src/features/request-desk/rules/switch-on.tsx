import { useState } from 'react'
import { listCheckRules, switchRuleOn, type WireOffPeriod } from '#contract/payslips/check-rules.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { texts } from './texts.es.ts'

const choices = ['end', 'withdraw'] as const

interface Props {
  rule: RuleName
  period: WireOffPeriod
  today: string
  onClose: () => void
}

/** Ends the period today, or withdraws it. A period that has not begun, or ends by today, can only be withdrawn. */
export function SwitchOn({ rule, period: { id, desde, hasta }, today, onClose }: Props) {
  const words = useTexts(texts)
  const { switchOn: labels } = words
  const canEnd = desde <= today && (hasta === '' || today < hasta)
  const [choice, setChoice] = useState<(typeof choices)[number]>(canEnd ? 'end' : 'withdraw')
  const [problem, setProblem] = useProblem()
  const { isBusy, send } = useListChange(listCheckRules, words)
  const confirm = async () => {
    if (!navigator.onLine) return setProblem(words.failure.offline)
    const failed = await send(switchRuleOn, choice === 'end' ? { id, hasta: today } : { id })
    setProblem(failed)
    if (failed !== null) return
    showSnack({ text: labels.done[choice], tone: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={labels.title(words.rules[rule].name)}
      question={
        <div className="t-stack t-gap-3">
          <ProblemBanner title={words.notDone} problem={problem} />
          {canEnd ? (
            <RadioCards
              label={labels.when}
              value={choice}
              options={choices.map((value) => ({ value, ...labels[value] }))}
              onChange={setChoice}
            />
          ) : (
            <p>{labels.question}</p>
          )}
        </div>
      }
      cancelText={words.cancel}
      confirmText={isBusy ? words.saving : labels.confirm}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
