import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { FieldValues } from 'react-hook-form'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import classes from '../fields/form.module.css'
import { StepForm } from './step-form.tsx'
import { readPlace } from '../state/step-path.ts'
import { FORM } from '../state/step-props.ts'
import { preloadSteps, stepDefinition, stepOfText, useLoadedSteps } from '../state/steps.ts'
import { texts } from '../texts.es.ts'
import { useCanChange } from '../state/use-can-change.ts'
import { useDeliveryNews } from '../state/use-delivery-news.ts'
import { useFormLists } from '../state/use-form-lists.ts'
import { useRegistration, useRegistrationAlert } from '../state/use-registration.ts'
import { useSavedSteps } from '../state/use-saved-steps.ts'
import { useStepContext } from '../state/use-step-context.ts'

/** Step whose questions depend on the person's consent. */
const HEALTH_STEP = 6

export function StepScreen({ params }: ScreenProps) {
  const step = stepOfText(params.paso)
  useEffect(preloadSteps, [])
  useEffect(() => {
    if (step === null) navigate(paths.myData, { replace: true })
  }, [step])
  return step === null ? null : <Step key={step} step={step} />
}

function Step({ step }: { step: StepNumber }) {
  useLoadedSteps(step)
  const words = useTexts(texts)
  const registration = useRegistration()
  useRegistrationAlert(registration.failure)
  useDeliveryNews(step)
  const lists = useFormLists()
  const draft = useDraft<FieldValues>(FORM, String(step))
  const isAhead = registration.isRegistered === true || registration.serverStep > 1
  const saved = useSavedSteps(isAhead)
  const context = useStepContext(registration, saved, lists)
  const isServerAwaited = registration.isLoading || (isAhead && !saved.isSettled)
  const isKnown = context.isReady && (step !== HEALTH_STEP || context.isConsentKnown)
  const isReady = draft.isReady && isKnown && (draft.values !== null || !isServerAwaited)
  // Stays ready, because the person may be typing. Later data goes into the open form (use-step-values.ts).
  const [wasReady, setReady] = useState(isReady)
  if (isReady && !wasReady) setReady(true)
  const { isChange } = readPlace(useSearch())
  const canChange = useCanChange()
  const isRegistered = registration.isRegistered === true
  const isSkipped =
    isRegistered && draft.isReady && draft.state === 'none' && (!isChange || canChange === false)
  useEffect(() => {
    if (isSkipped) navigate(paths.myData, { replace: true })
  }, [isSkipped])
  const isAsking = draft.state === 'conflict'
  useEffect(() => {
    if (isAsking) navigate(paths.myDataChoice(step), { replace: true })
  }, [isAsking, step])
  if ((!isReady && !wasReady) || isAsking) {
    return (
      <div className={classes.body}>
        <h1 className="t-hidden">{words.title}</h1>
        <SkeletonRows
          label={words.loading}
          slowText={words.slow}
          retryText={words.again}
          onRetry={() => void registration.refresh()}
        />
      </div>
    )
  }
  return (
    <StepForm
      definition={stepDefinition(step)}
      draft={draft}
      saved={saved.steps.get(step) ?? null}
      lists={lists}
      context={context.value}
      facts={context.facts}
      isRegistered={isRegistered && canChange === true}
      seenAt={saved.isTold ? null : (saved.at ?? registration.at)}
    />
  )
}
