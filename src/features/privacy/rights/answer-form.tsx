import { type FormEvent, useId, useState } from 'react'
import { answerRight, listRights, type RightRequest } from '#contract/privacy/privacy-rights.ts'
import { RIGHT_TEXT, type RightStep } from '#domain/privacy/rights.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { useErrorFocus } from '#ui/actions/use-error-focus.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { rightsTexts } from './rights-texts.es.ts'

/** Grants, refuses or carries out a request (P-263). Needs a network. */
export function AnswerForm({ row: { folio, estado } }: { row: RightRequest }) {
  const words = useTexts(rightsTexts)
  const { desk } = words
  const id = useId()
  const isAnswered = estado === 'concedida'
  const [decision, setDecision] = useState<RightStep | null>(null)
  const [text, setText] = useState('')
  const [attempt, setAttempt] = useState<number | null>(null)
  const [problem, setProblem] = useProblem()
  const { isBusy, send } = useListChange(listRights, {
    failure: words.failure,
    stillSaving: desk.stillSaving,
  })
  useUnsavedInput(text !== '')
  const step = isAnswered ? 'cumplir' : decision
  const length = lengthOf(text.trim())
  const isWrong = length < RIGHT_TEXT.least || length > RIGHT_TEXT.most
  const wasTried = attempt !== null
  useErrorFocus(attempt, [...(step === null ? [`${id}-decision`] : []), ...(isWrong ? [`${id}-text`] : [])])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    if (step === null || isWrong) return setAttempt((count) => (count ?? 0) + 1)
    const failed = await send(answerRight, { folio, paso: step, texto: text.trim() })
    setProblem(failed)
    if (failed !== null) return
    // The next step of the same request starts empty.
    setText('')
    setAttempt(null)
    showSnack({ text: desk.saved, tone: 'success' })
  }
  return (
    <form className="t-stack t-gap-3" noValidate onSubmit={(event) => void submit(event)}>
      {!isAnswered && (
        <RadioCards
          id={`${id}-decision`}
          label={desk.decision}
          layout="row"
          value={decision}
          error={wasTried && decision === null ? desk.noDecision : null}
          options={(['conceder', 'negar'] as const).map((value) => ({ value, label: desk.steps[value] }))}
          onChange={setDecision}
        />
      )}
      <TextArea
        id={`${id}-text`}
        label={isAnswered ? desk.done : desk.answer}
        description={desk.answerHint}
        rows={3}
        lang="es-MX"
        value={text}
        limit={RIGHT_TEXT.most}
        countText={words.count}
        error={wasTried && isWrong ? words.own.wrongLength : null}
        onChange={setText}
      />
      <ProblemBanner title={desk.notDone} problem={problem} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? words.sending : isAnswered ? desk.steps.cumplir : words.send}
      </Button>
    </form>
  )
}
