import { readSavedSteps } from '#contract/documents.ts'
import { useOperation } from '#hooks/use-operation.ts'

/** What the server holds of a step. */
export interface SavedStep {
  datos: Readonly<Record<string, unknown>>
  /** Server time (ms). */
  at: number
}

export interface SavedSteps {
  steps: ReadonlyMap<number, SavedStep>
  /** Nothing more is to come for now: the answer is here, or there is none. */
  isSettled: boolean
  refresh: () => Promise<void>
}

/** The steps that the person saved, on whatever device (P-15); a host without it has none to show. */
export function useSavedSteps(enabled = true): SavedSteps {
  const { data, failure, isLoading, refresh } = useOperation(readSavedSteps, {}, { enabled })
  const steps = new Map<number, SavedStep>()
  for (const { bandera, datos, guardado } of data?.data ?? []) {
    const at = Date.parse(guardado)
    if (Number.isFinite(at)) steps.set(bandera, { datos, at })
  }
  return { steps, isSettled: !enabled || data !== null || (failure !== null && !isLoading), refresh }
}
