import { useSearch } from 'wouter'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { currentPath, currentSearch, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { readPlace, stepPath } from '../state/step-path.ts'

/**
 * Addresses left by "Siguiente". "Atrás" uses the addresses to go back in the browser's history without a new entry.
 */
let trail: string[] = []

function here(): string {
  const search = currentSearch()
  return search === '' ? currentPath() : `${currentPath()}?${search}`
}

export interface StepWay {
  part: number
  isReview: boolean
  isChange: boolean
  goToPart: (part: number) => void
  goOn: () => void
  goBack: () => void
}

/** @param isRegistered turns every save into a change, whatever the address says */
export function useStepWay(step: StepNumber, isRegistered: boolean): StepWay {
  const place = readPlace(useSearch())
  const { part } = place
  const isChange = place.isChange || isRegistered
  const isReview = place.isReview && !isChange
  const forward = (path: string) => {
    trail.push(here())
    navigate(path)
  }
  return {
    part,
    isReview,
    isChange,
    goToPart: (next) => forward(stepPath(step, { part: next, isReview, isChange })),
    goOn: () => {
      if (isChange) {
        trail = []
        navigate(paths.myData, { replace: true })
      } else if (isReview || step === 7) forward(paths.myDataReview)
      else forward(stepPath((step + 1) as StepNumber))
    },
    goBack: () => {
      const target =
        part > 0
          ? stepPath(step, { part: part - 1, isReview, isChange })
          : isReview
            ? paths.myDataReview
            : paths.myData
      if (trail.pop() === target) {
        window.history.back()
        return
      }
      trail = []
      navigate(target, { replace: true })
    },
  }
}
