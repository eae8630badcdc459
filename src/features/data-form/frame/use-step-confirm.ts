import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { saveStep } from '#contract/documents/documents.ts'
import { checkStep } from '#domain/data-form/data-form.ts'
import type { StepContext, StepProblem } from '#domain/data-form/data-form-rules.ts'
import { failureText, refusalText } from '#hooks/operations/failure-text.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { confirmStep } from '#hooks/work/use-outbox.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { holdLastStep } from '../state/last-step.ts'
import { reopenFamily } from '../state/reopen-family.ts'
import { FORM } from '../state/step-props.ts'
import { type AnySection, type AnyStep, sectionOfField } from '../state/steps.ts'
import { texts } from '../texts.es.ts'
import type { StepWay } from './use-step-path.ts'
import type { StepProblems } from './use-step-problems.ts'
import type { StepValues } from './use-step-values.ts'

interface Parts {
  definition: AnyStep
  draft: DraftHandle<FieldValues>
  context: StepContext
  held: Pick<StepValues, 'form' | 'base' | 'meet'>
  sections: readonly AnySection[]
  shown: readonly AnySection[]
  way: StepWay
  problems: StepProblems
}

export interface StepConfirm {
  next: () => Promise<void>
  retry: () => Promise<void>
  explain: () => void
  isBusy: boolean
  canRetry: boolean
}

export function useStepConfirm(parts: Parts): StepConfirm {
  const { definition, held, draft, context, sections, shown, way, problems } = parts
  const { form, base } = held
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { step } = definition
  const userId = useProfile().user.Id_Usuario

  const showWhole = (found: readonly [StepProblem, ...StepProblem[]], isQuiet = false) => {
    const at = sectionOfField(sections, found[0].field)
    const there = found.filter(({ field }) => sectionOfField(sections, field) === at)
    const [first = found[0], ...others] = shown.length < sections.length ? there : found
    if (shown.length < sections.length && at !== way.part) way.goToPart(at)
    problems.show([first, ...others], isQuiet)
  }

  const send = async (datos: FieldValues) => {
    setBusy(true)
    setFailed(false)
    const values = form.getValues()
    const input = { bandera: step, datos }
    try {
      // Step 7 stays a draft until the review page confirms it.
      if (step === 7 && !way.isChange) {
        draft.save(values, base)
        await draft.flush()
        holdLastStep(userId, values, base)
        return way.goOn()
      }
      const confirmed = await confirmStep({
        operation: saveStep,
        input,
        form: FORM,
        step: String(step),
        values,
        base,
      })
      if (confirmed.kept || confirmed.failure === null) {
        // The step stays confirmed although the family step could not be reopened.
        if (step === 2) await reopenFamily(Number(datos.estadoCivil)).catch(() => undefined)
        if (!confirmed.kept) showSnack({ text: words.saved, tone: 'success', ms: FORM_SNACK_MS })
        return way.goOn()
      }
      const { failure } = confirmed
      showSnack({ text: words.notSaved, tone: 'error', ms: FORM_SNACK_MS })
      setFailed(true)
      problems.showErrors(`${words.notSaved}. ${failureText(failure, words.failures)}`, [])
      if (failure.kind === 'rejected' && failure.stored) held.meet(failure.stored)
    } catch {
      // The confirmed step was neither stored nor sent. The answers become a draft again, if possible.
      draft.save(values, base)
      showSnack({ text: words.notSaved, tone: 'error', ms: FORM_SNACK_MS })
      setFailed(true)
      problems.showErrors(words.notKept, [])
    } finally {
      setBusy(false)
    }
  }

  const checkNow = () =>
    withoutUnasked(checkStep(step, form.getValues(), context), definition, form.getValues())

  const next = async () => {
    if (isBusy) return
    const undecided = definition.asksFirst?.(context)
    if (undecided) return problems.show([undecided])
    const check = checkNow()
    const found = check.ok ? [] : check.problems
    const isHere = ({ field }: StepProblem) => {
      const section = sections[sectionOfField(sections, field)]
      return shown.some((entry) => entry === section)
    }
    const [first, ...others] = found.filter(isHere)
    if (first) return problems.show([first, ...others])
    problems.clear()
    const last = shown.at(-1)
    const following = last ? sections.indexOf(last) + 1 : sections.length
    if (following < sections.length) {
      await draft.flush()
      return way.goToPart(following)
    }
    if (!check.ok) return showWhole(check.problems)
    await send(check.datos)
  }

  const retry = async () => {
    if (isBusy) return
    const check = checkNow()
    if (!check.ok) return showWhole(check.problems)
    problems.clear()
    await send(check.datos)
  }

  const explain = () => {
    const check = checkNow()
    const found = check.ok ? [] : check.problems
    const first = found[0]
    if (first && shown.length < sections.length) way.goToPart(sectionOfField(sections, first.field))
    problems.showErrors(refusalText(draft, words.unexplained, words.notSaved), found)
  }
  useRefusal(draft, explain)
  return { next, retry, explain, isBusy, canRetry: hasFailed || draft.state === 'rejected' }
}

function withoutUnasked<Check extends ReturnType<typeof checkStep>>(
  check: Check,
  { isAsked }: AnyStep,
  values: FieldValues,
): Check {
  if (check.ok || !isAsked) return check
  const [first, ...others] = check.problems.filter(({ field }) => isAsked(field, values))
  return first ? { ...check, problems: [first, ...others] } : check
}

/** Reports a refusal once, also a refusal that arrived before the step was opened. */
function useRefusal(draft: DraftHandle<FieldValues>, say: () => void): void {
  const latest = useRef(say)
  useEffect(() => {
    latest.current = say
  })
  const refusedAt = draft.state === 'rejected' ? draft.at : null
  useEffect(() => {
    if (refusedAt !== null) latest.current()
  }, [refusedAt])
}
