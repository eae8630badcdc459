import { readSavedSteps } from '#contract/documents/documents.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'

export interface SavedStep {
  datos: Readonly<Record<string, unknown>>
  /** Server time in ms. */
  at: number
  version: string
  /** Last change after the registration, in server ms. */
  changedAt?: number | null
}

export interface SavedSteps {
  steps: ReadonlyMap<number, SavedStep>
  isSettled: boolean
  /**
   * Server time (ms) of the host's last answer. Null before the first answer, and on a host that lacks this
   * operation.
   */
  at: number | null
  /** False when the last fetch failed. */
  isTold: boolean
  refresh: () => Promise<void>
}

/** Returns the steps saved on any device (P-15). Empty on a host that lacks this operation. */
export function useSavedSteps(enabled = true): SavedSteps {
  const { data, at, failure, isLoading, refresh } = useOperation(readSavedSteps, {}, { enabled })
  const steps = new Map<number, SavedStep>()
  for (const { bandera, datos, guardado, cambiado } of data?.data ?? []) {
    const at = Date.parse(guardado)
    const changedAt = Date.parse(cambiado ?? '') || null
    if (Number.isFinite(at)) steps.set(bandera, { datos, at, version: guardado, changedAt })
  }
  const isSettled = !enabled || data !== null || (failure !== null && !isLoading)
  return { steps, isSettled, at, isTold: !enabled || failure === null, refresh }
}
