import { useSearch } from 'wouter'
import type { StepNumber } from '#domain/data-form-rules.ts'
import { currentPath, currentSearch, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { readPlace, stepPath } from '../state/step-path.ts'

/** Addresses that "Siguiente" came from, so that "Atrás" goes back in the browser's history instead of adding to it. */
let trail: string[] = []

function here(): string {
  const search = currentSearch()
  return search === '' ? currentPath() : `${currentPath()}?${search}`
}

export interface StepWay {
  /** Section on a phone. */
  part: number
  isReview: boolean
  goToPart: (part: number) => void
  /** The step is confirmed. */
  goOn: () => void
  goBack: () => void
}

/** Where "Siguiente" and "Atrás" lead. */
export function useStepWay(step: StepNumber): StepWay {
  const { part, isReview } = readPlace(useSearch())
  const forward = (path: string) => {
    trail.push(here())
    navigate(path)
  }
  return {
    part,
    isReview,
    goToPart: (next) => forward(stepPath(step, { part: next, isReview })),
    goOn: () => {
      if (isReview || step === 7) forward(paths.myDataReview)
      else forward(stepPath((step + 1) as StepNumber))
    },
    goBack: () => {
      const target =
        part > 0 ? stepPath(step, { part: part - 1, isReview }) : isReview ? paths.myDataReview : paths.myData
      if (trail.pop() === target) {
        window.history.back()
        return
      }
      trail = []
      navigate(target, { replace: true })
    },
  }
}
