import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { saveStep } from '#contract/documents/documents.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'
import { emptyStep } from '#domain/data-form/data-form.ts'
import { formatInstant } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { keepServerVersion, type StepCollision, useCollision } from '#models/data-form/use-collision.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { confirmStep } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import classes from './choice.module.css'
import { choiceTexts } from './choice-texts.es.ts'
import { differencesOf } from './differences.ts'
import formClasses from '../fields/form.module.css'
import type { FormLists } from '../state/step-props.ts'
import { FORM } from '../state/step-props.ts'
import { stepPath } from '../state/step-path.ts'
import { stepDefinition, stepOfText, useLoadedSteps } from '../state/steps.ts'
import { texts } from '../texts.es.ts'
import { useFormLists } from '../state/use-form-lists.ts'
import { useRegistration } from '../state/use-registration.ts'
import { useSavedSteps } from '../state/use-saved-steps.ts'
import { useStepContext } from '../state/use-step-context.ts'
import { useStepNames } from '../state/use-step-names.ts'

export function ChoiceScreen({ params }: ScreenProps) {
  const step = stepOfText(params.paso)
  useEffect(() => {
    if (step === null) navigate(paths.myData, { replace: true })
  }, [step])
  return step === null ? null : <Choice key={step} step={step} />
}

function Choice({ step }: { step: StepNumber }) {
  useLoadedSteps(step)
  const words = useTexts(texts)
  const own = useTexts(choiceTexts)
  const isKiosk = useIsKiosk()
  const collision = useCollision(FORM, String(step))
  const lists = useFormLists()
  const context = useStepContext(useRegistration(), useSavedSteps(false), lists)
  const [isChoosing, setChoosing] = useState(false)
  useEffect(() => {
    // Leaves the screen when the person has already chosen, perhaps in another tab.
    if (collision === null && !isChoosing) navigate(stepPath(step), { replace: true })
  }, [collision, isChoosing, step])
  const back = isKiosk
    ? {}
    : { backLabel: words.back, onBack: () => navigate(paths.myData, { replace: true }) }
  return (
    <div className={formClasses.page}>
      <PageHeader raised title={own.title} sub={words.step.of(step)} {...back} />
      {collision && context.isReady ? (
        <Sides
          step={step}
          collision={collision}
          lists={lists}
          context={context.value}
          isBusy={isChoosing}
          onBusy={setChoosing}
        />
      ) : (
        <div className={formClasses.body}>
          <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
        </div>
      )}
    </div>
  )
}

interface SidesProps {
  step: StepNumber
  collision: StepCollision
  lists: FormLists
  context: StepContext
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}

function Sides({ step, collision, lists, context, isBusy, onBusy }: SidesProps) {
  const words = useTexts(choiceTexts)
  const name = useStepNames()[step - 1] ?? ''
  const choice = useChoice(step, collision, isBusy, onBusy)
  const definition = stepDefinition(step)
  const reviewed = (datos: FieldValues) => definition.review({ ...emptyStep(step, context), ...datos }, lists)
  const { mine, stored, at } = collision
  const savedAt = formatInstant(Date.parse(stored.guardado))
  return (
    <>
      <div className={formClasses.body}>
        <p className="t-quiet">{words.lead(name)}</p>
        <div className="t-stack t-gap-1">
          <p className={formClasses.note}>{words.confirmedAt(formatInstant(at))}</p>
          <p className={formClasses.note}>{words.savedAt(savedAt)}</p>
        </div>
        <SectionTitle>{words.differences}</SectionTitle>
        {differencesOf(reviewed(mine), reviewed(stored.datos)).map(({ label, ...values }, index) => (
          <section key={`${index} ${label}`} className={classes.field}>
            <h3 className={classes.label}>{label}</h3>
            <dl className={classes.sides}>
              <div>
                <dt>{words.mine}</dt>
                <dd>{values.mine || words.nothing}</dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd>{values.theirs || words.nothing}</dd>
              </div>
            </dl>
          </section>
        ))}
      </div>
      <div className={classes.actions}>
        <Button variant="outline" aria-disabled={isBusy} onClick={() => void choice.keep()}>
          {isBusy ? words.busy : words.keepMine}
        </Button>
        <Button variant="outline" aria-disabled={isBusy} onClick={() => void choice.leave()}>
          {words.keepTheirs}
        </Button>
      </div>
    </>
  )
}

function useChoice(
  step: StepNumber,
  collision: StepCollision,
  isBusy: boolean,
  setBusy: (isBusy: boolean) => void,
) {
  const words = useTexts(choiceTexts)
  const general = useTexts(texts)
  const { mine, stored } = collision
  const once = async (choose: () => Promise<string>) => {
    if (isBusy) return
    setBusy(true)
    try {
      const text = await choose()
      showSnack({ text, tone: 'info' })
      navigate(paths.myData, { replace: true })
    } catch {
      // The store failed or the session ended. The question and both versions stay.
      showSnack({ text: general.notSaved, tone: 'error' })
      setBusy(false)
    }
  }
  return {
    keep: () =>
      once(async () => {
        const confirmed = await confirmStep({
          operation: saveStep,
          input: { bandera: step, datos: mine },
          form: FORM,
          step: String(step),
          values: mine,
          base: [stored.guardado],
        })
        if (confirmed.kept) return words.isMine
        if (confirmed.failure === null) return general.saved
        throw new Error('the version was neither stored nor sent')
      }),
    leave: () =>
      once(async () =>
        (await keepServerVersion(FORM, String(step), collision)) ? words.isTheirs : words.isChosen,
      ),
  }
}
