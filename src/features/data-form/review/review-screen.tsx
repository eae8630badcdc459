import { useEffect, useState } from 'react'
import { saveStep } from '#contract/documents/documents.ts'
import { checkStep } from '#domain/data-form/data-form.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { confirmStep } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from '../fields/form.module.css'
import { Doubts } from './doubts.tsx'
import { ReviewSteps } from './review-steps.tsx'
import { FORM } from '../state/step-props.ts'
import { stepPath } from '../state/step-path.ts'
import { texts } from '../texts.es.ts'
import { reviewTexts } from './review-texts.es.ts'
import { type Review, useReview } from './use-review.ts'
import { useCanChange } from '../state/use-can-change.ts'
import { useStepNames } from '../state/use-step-names.ts'

/** Last page of the form: shows all answers and saves them after a confirmation (FORM-20, FORM-21). */
export function ReviewScreen() {
  const words = useTexts(texts)
  const own = useTexts(reviewTexts)
  const isKiosk = useIsKiosk()
  const { SyncBanner } = useShellParts()
  const review = useReview()
  const canChange = useCanChange()
  // A registered person has finished (FORM-14), unless a step is open and changes are not allowed.
  const isOver =
    review?.isRegistered === true &&
    (canChange === true || review.entries.every(({ status }) => ['none', 'synced'].includes(status.state)))
  useEffect(() => {
    if (isOver) navigate(paths.myData, { replace: true })
  }, [isOver])
  return (
    <div className={classes.page}>
      <PageHeader
        raised
        title={own.review.title}
        sub={words.title}
        {...(isKiosk
          ? {}
          : { backLabel: words.back, onBack: () => navigate(paths.myData, { replace: true }) })}
      />
      <SyncBanner isForm />
      {review === null || isOver ? (
        <div className={classes.body}>
          <SkeletonRows rows={7} label={words.loading} slowText={words.slow} retryText={words.again} />
        </div>
      ) : (
        <Body review={review} />
      )}
    </div>
  )
}

function Body({ review }: { review: Review }) {
  const words = useTexts(texts)
  const own = useTexts(reviewTexts)
  const names = useStepNames()
  const [attempt, setAttempt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const finish = useFinish(review, () => setAsking(false))
  const { missing } = review
  const ask = () => {
    if (missing.length === 0) return setAsking(true)
    // Only the summary is red; the snack bar is neutral.
    showSnack({ text: words.rules.lastStepIncomplete, tone: 'info', ms: FORM_SNACK_MS })
    setAttempt(attempt + 1)
  }
  return (
    <>
      <div className={classes.body}>
        {attempt > 0 && missing.length > 0 && (
          <ErrorSummary
            title={words.rules.lastStepIncomplete}
            attempt={attempt}
            action={missing.map((step) => (
              <TextLink key={step} underline href={`#${stepPath(step, { isReview: true })}`}>
                {own.review.missing(step, names[step - 1] ?? '')}
              </TextLink>
            ))}
          />
        )}
        {finish.problem && <ErrorSummary title={finish.problem.text} attempt={finish.problem.attempt} />}
        <p className="t-quiet">{own.review.lead}</p>
        <Doubts doubts={review.doubts} lead={own.review.doubtsLead} />
        <ReviewSteps review={review} names={names} />
      </div>
      <div className={classes.actions}>
        <Button variant="outline" onClick={() => navigate(stepPath(7), { replace: true })}>
          {words.step.back}
        </Button>
        <Button onClick={ask}>{own.review.finish}</Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={own.confirm.title}
        question={
          <div className="t-stack t-gap-3">
            <p>{own.confirm.question}</p>
            <p>{own.confirm.reminder}</p>
          </div>
        }
        cancelText={own.confirm.cancel}
        confirmText={finish.isBusy ? own.confirm.busy : own.confirm.accept}
        busy={finish.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void finish.run()}
      />
    </>
  )
}

const LAST: StepNumber = 7

/** Saves the last step. The dialog closes afterwards in any case (FORM-23). */
function useFinish({ entries, context }: Review, onEnd: () => void) {
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string; attempt: number } | null>(null)
  const run = async () => {
    const last = entries.find(({ step }) => step === LAST)
    const values = last?.values ?? {}
    const check = checkStep(LAST, values, context)
    if (!check.ok) return navigate(stepPath(LAST), { replace: true })
    setBusy(true)
    const input = { bandera: LAST, datos: { ...check.datos } }
    const step = String(LAST)
    let why: string
    try {
      const confirmed = await confirmStep({
        operation: saveStep,
        input,
        form: FORM,
        step,
        values,
        base: last?.base,
      })
      if (confirmed.kept || confirmed.failure === null) {
        if (!confirmed.kept) showSnack({ text: words.saved, tone: 'success', ms: FORM_SNACK_MS })
        return navigate(paths.myData, { replace: true })
      }
      why = failureText(confirmed.failure, words.failures)
    } catch {
      // Nothing was stored or sent. The answers are still on screen.
      why = words.notKept
    } finally {
      setBusy(false)
      onEnd()
    }
    showSnack({ text: words.notSaved, tone: 'error', ms: FORM_SNACK_MS })
    const text = `${words.notSaved}. ${why}`
    setProblem((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }))
  }
  return { run, isBusy, problem }
}
