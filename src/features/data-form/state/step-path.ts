import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { paths } from '#hooks/navigation/paths.ts'

export interface StepPlace {
  part?: number
  isReview?: boolean
  isChange?: boolean
}

/** Example: '/ActualizacionDatos/3?parte=2&volver=revision'. */
export function stepPath(
  step: StepNumber,
  { part = 0, isReview = false, isChange = false }: StepPlace = {},
): string {
  const search = new URLSearchParams()
  if (part > 0) search.set('parte', String(part + 1))
  if (isReview) search.set('volver', 'revision')
  if (isChange) search.set('volver', 'datos')
  const text = search.toString()
  return `${paths.myDataStep(step)}${text === '' ? '' : `?${text}`}`
}

export function readPlace(search: string): Required<StepPlace> {
  const given = new URLSearchParams(search)
  const part = Number(given.get('parte') ?? 1)
  return {
    part: Number.isInteger(part) && part > 0 ? part - 1 : 0,
    isReview: given.get('volver') === 'revision',
    isChange: given.get('volver') === 'datos',
  }
}
