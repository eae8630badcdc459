import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'

/**
 * One answer of the form and what changes it. A row of a list is answered the same way as a field of its own, so rows
 * come and go without anything to register.
 */
export function useAnswer<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  /** What a row answers that is gone while its screen is still drawn. */
  whenGone?: PathValue<Values, Name>,
): [PathValue<Values, Name>, (next: PathValue<Values, Name>) => void] {
  const value = useWatch({ control: form.control, name }) as PathValue<Values, Name> | undefined
  const change = (next: PathValue<Values, Name>) =>
    form.setValue(name, next, { shouldDirty: true, shouldTouch: true })
  return [value ?? (whenGone as PathValue<Values, Name>), change]
}
