import { useState } from 'react'

/** Errors of a form's last failed attempt that are still on screen (product.md, "Errors"). */
export interface FormErrors<Problem extends { field: string }> {
  problems: readonly Problem[]
  /** Error of the whole form, from the server or the network; null when only fields have errors. */
  text: string | null
  attempt: number
}

/**
 * Returns the errors that remain after fields were changed. Removes the errors of the changed fields and all
 * errors that are solved. The form's text disappears with the last field error. A text without field errors
 * stays until the next attempt.
 * @param wrong errors that the form's rules find now
 * @returns `errors` itself when nothing was removed; null when no error remains
 */
export function errorsAfterChange<Problem extends { field: string }>(
  errors: FormErrors<Problem>,
  changed: readonly string[],
  wrong: readonly { field: string }[],
): FormErrors<Problem> | null {
  const isChanged = (field: string) => changed.some((name) => field === name || field.startsWith(`${name}.`))
  const left = errors.problems.filter(
    ({ field }) => !isChanged(field) && wrong.some((problem) => problem.field === field),
  )
  if (left.length === errors.problems.length) return errors
  return left.length === 0 ? null : { ...errors, problems: left }
}

export interface FormErrorState<Problem extends { field: string }> {
  errors: FormErrors<Problem> | null
  showErrors: (problems: readonly Problem[], text?: string | null) => void
  note: (changed: readonly string[], wrong: readonly { field: string }[]) => void
  clear: () => void
}

export function useFormErrors<Problem extends { field: string }>(
  /** Initial text, for example why the request was rejected earlier. */
  begin: string | null = null,
): FormErrorState<Problem> {
  const [errors, setErrors] = useState<FormErrors<Problem> | null>(
    begin === null ? null : { problems: [], text: begin, attempt: 0 },
  )
  return {
    errors,
    showErrors: (problems, text = null) =>
      setErrors((before) => ({ problems, text, attempt: (before?.attempt ?? 0) + 1 })),
    note: (changed, wrong) => setErrors((before) => before && errorsAfterChange(before, changed, wrong)),
    clear: () => setErrors(null),
  }
}
