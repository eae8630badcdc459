import { useState } from 'react'
import { listCheckRules, switchRuleOff } from '#contract/payslips/check-rules.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { type ValidDaysProblem, validDaysProblems } from '#domain/time/valid-days.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { texts } from './texts.es.ts'

const fieldOf: Record<ValidDaysProblem, string> = { day: 'primer-dia', end: 'ultimo-dia' }

interface Props {
  rule: RuleName
  today: string
  onClose: () => void
}

/** Switches a rule off. The typed days stay until the server has accepted them. */
export function SwitchOff({ rule, today, onClose }: Props) {
  const words = useTexts(texts)
  const { switchOff: labels, problems: says } = words
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useProblem()
  const { isBusy, send } = useListChange(listCheckRules, words)
  const hasEnd = /\d/.test(to)
  useUnsavedInput(from !== today || hasEnd)
  const found = validDaysProblems(from, hasEnd ? to : null)
  const errorOf = (kind: ValidDaysProblem) => (isTried && found.includes(kind) ? says[kind] : null)
  const confirm = async () => {
    setTried(true)
    setProblem(null)
    const [first] = found
    if (first !== undefined) return moveFocus(document.getElementById(fieldOf[first]))
    if (!navigator.onLine) return setProblem(words.failure.offline)
    const failed = await send(switchRuleOff, { regla: rule, desde: from, ...(hasEnd && { hasta: to }) })
    setProblem(failed)
    if (failed !== null) return
    showSnack({ text: labels.done, tone: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={labels.title(words.rules[rule].name)}
      question={
        <div className="t-stack t-gap-3">
          <p>{labels.question}</p>
          <ProblemBanner title={words.notDone} problem={problem} />
          <DateBoxes
            id={fieldOf.day}
            label={labels.from}
            words={labels.parts}
            value={from}
            error={errorOf('day')}
            onChange={setFrom}
          />
          <DateBoxes
            id={fieldOf.end}
            label={labels.to}
            words={labels.parts}
            value={to}
            error={errorOf('end')}
            onChange={setTo}
          />
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
