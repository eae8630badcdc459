import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { StepProblem } from '#domain/data-form-rules.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fieldId } from '../state/step-props.ts'
import type { AnyStep } from '../state/steps.ts'
import { texts } from '../texts.es.ts'

interface Found {
  /** First line of the summary, the same as in the snack bar. */
  title: string
  problems: readonly StepProblem[]
  attempt: number
}

export interface StepProblems {
  /** null: nothing to say. */
  summary: {
    title: string
    items: { field: string; fieldId: string; text: string }[]
    attempt: number
  } | null
  errorOf: (field: string) => string | null
  /** The rules' own refusal: snack bar and summary carry its first message. */
  show: (problems: readonly [StepProblem, ...StepProblem[]], isQuiet?: boolean) => void
  /** Somebody else's refusal: the server's, or the network's. */
  tell: (title: string, problems: readonly StepProblem[]) => void
  /** A field was changed: what stood under it is over. */
  forget: (field: string) => void
  clear: () => void
}

export function useStepProblems(definition: AnyStep, values: () => FieldValues): StepProblems {
  const words = useTexts(texts)
  const [found, setFound] = useState<Found | null>(null)
  const put = (title: string, problems: readonly StepProblem[]) =>
    setFound((before) => ({ title, problems, attempt: (before?.attempt ?? 0) + 1 }))
  return {
    summary: found && {
      title: found.title,
      attempt: found.attempt,
      items: inOrder(definition, found.problems).map(({ field }) => ({
        field,
        fieldId: fieldId(field),
        text: definition.labelOf(field, values()),
      })),
    },
    errorOf: (field) => {
      const problem = found?.problems.find((entry) => entry.field === field)
      if (!problem) return null
      if (problem.fieldRule) return words.fieldRules[problem.fieldRule]
      // What is not there yet has no wrong length.
      if (values()[field] === '') return words.fieldErrors.incomplete
      return definition.errorText?.(field, problem.rule) ?? words.fieldErrors[problem.rule]
    },
    show: (problems, isQuiet = false) => {
      const title = words.rules[problems[0].rule]
      if (!isQuiet) showSnack({ text: title, tone: 'error', ms: FORM_SNACK_MS })
      put(title, problems)
    },
    tell: put,
    forget: (field) =>
      setFound((before) => {
        const isOver = (entry: StepProblem) => entry.field === field || entry.field.startsWith(`${field}.`)
        if (!before?.problems.some(isOver)) return before
        return { ...before, problems: before.problems.filter((entry) => !isOver(entry)) }
      }),
    clear: () => setFound(null),
  }
}

/** As they stand on the screen; the rules find them in an order of their own. */
function inOrder({ sections }: AnyStep, problems: readonly StepProblem[]): StepProblem[] {
  const fields = sections.flatMap((section) => section.fields)
  const place = ({ field }: StepProblem) => {
    const at = fields.findIndex((name) => field === name || field.startsWith(`${name}.`))
    return at < 0 ? fields.length : at
  }
  return [...problems].sort((one, two) => place(one) - place(two))
}
