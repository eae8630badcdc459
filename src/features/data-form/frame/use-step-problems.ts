import type { FieldValues } from 'react-hook-form'
import { checkStep } from '#domain/data-form/data-form.ts'
import type { StepContext, StepProblem, StepRule } from '#domain/data-form/data-form-rules.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useFormErrors } from '#hooks/operations/form-errors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fieldId } from '../state/step-props.ts'
import type { AnyStep } from '../state/steps.ts'
import { texts } from '../texts.es.ts'

export interface StepProblems {
  summary: {
    title: string
    items: { field: string; fieldId: string; text: string }[]
    attempt: number
  } | null
  errorOf: (field: string) => string | null
  show: (problems: readonly [StepProblem, ...StepProblem[]], isQuiet?: boolean) => void
  showErrors: (title: string, problems: readonly StepProblem[]) => void
  forget: (field: string) => void
  clear: () => void
}

export function useStepProblems(
  definition: AnyStep,
  values: () => FieldValues,
  context: StepContext,
): StepProblems {
  const words = useTexts(texts)
  const { errors, showErrors, note, clear } = useFormErrors<StepProblem>()
  const wordsFor = (problems: readonly StepProblem[]) =>
    problems[0] ? words.rules[ruleOf(problems, problems[0], values())] : null
  const title = errors && (errors.text ?? wordsFor(errors.problems))
  return {
    summary:
      errors && title !== null
        ? {
            title,
            attempt: errors.attempt,
            items: inOrder(definition, errors.problems).map(({ field }) => ({
              field,
              fieldId: fieldId(field),
              text: definition.labelOf(field, values()),
            })),
          }
        : null,
    errorOf: (field) => {
      const problem = errors?.problems.find((entry) => entry.field === field)
      if (!problem) return null
      if (problem.fieldRule) return words.fieldRules[problem.fieldRule]
      // An empty answer is "incomplete" and never "too short".
      if (isMissing(problem, values())) return words.fieldErrors.incomplete
      return definition.errorText?.(field, problem.rule) ?? words.fieldErrors[problem.rule]
    },
    show: (problems, isQuiet = false) => {
      // Only the summary is red; the snack bar is neutral.
      const text = wordsFor(problems)
      if (!isQuiet && text !== null) showSnack({ text, tone: 'info', ms: FORM_SNACK_MS })
      showErrors(problems)
    },
    showErrors: (text, problems) => showErrors(problems, text),
    forget: (field) => {
      if (!errors || errors.problems.length === 0) return
      const check = checkStep(definition.step, values(), context)
      note([field], check.ok ? [] : check.problems)
    },
    clear,
  }
}

/** Returns 'incomplete' when every problem is an empty field and the first is not the email. */
function ruleOf(problems: readonly StepProblem[], first: StepProblem, values: FieldValues): StepRule {
  const isEmpty = first.rule !== 'mailInvalid' && problems.every(({ field }) => values[field] === '')
  return isEmpty ? 'incomplete' : first.rule
}

/** An empty email counts as invalid (FORM1-15). */
function isMissing({ field, rule }: StepProblem, values: FieldValues): boolean {
  return rule !== 'mailInvalid' && values[field] === ''
}

/** Sorts by screen order, because the rules find problems in another order. */
function inOrder({ sections }: AnyStep, problems: readonly StepProblem[]): StepProblem[] {
  const fields = sections.flatMap((section) => section.fields)
  const place = ({ field }: StepProblem) => {
    const at = fields.findIndex((name) => field === name || field.startsWith(`${name}.`))
    return at < 0 ? fields.length : at
  }
  return [...problems].sort((one, two) => place(one) - place(two))
}
