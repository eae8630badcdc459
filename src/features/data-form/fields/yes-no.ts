import type { FormLists } from '../state/step-props.ts'

export function yesNoOptions({ yesNo }: FormLists): { value: number; label: string }[] {
  return yesNo.map(({ id, nombre }) => ({ value: id, label: nombre }))
}

export function yesNoText(id: number | null, { yesNo }: FormLists): string {
  return yesNo.find((entry) => entry.id === id)?.nombre ?? ''
}
