import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'

/** Binds any field without registering it, also the field of a list row. */
export function useAnswer<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  whenGone?: PathValue<Values, Name>,
): [PathValue<Values, Name>, (next: PathValue<Values, Name>) => void] {
  const value = useWatch({ control: form.control, name }) as PathValue<Values, Name> | undefined
  const change = (next: PathValue<Values, Name>) =>
    form.setValue(name, next, { shouldDirty: true, shouldTouch: true })
  return [value ?? (whenGone as PathValue<Values, Name>), change]
}
