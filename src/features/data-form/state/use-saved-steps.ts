import { readSavedSteps } from '#contract/documents/documents.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'

/** Step as the server holds it. */
export interface SavedStep {
  datos: Readonly<Record<string, unknown>>
  /** Server time (ms). */
  at: number
  /** Identifies this version for the server (contract/data-form/step-versions.ts). */
  version: string
  /** Last change after registration (server ms); null when there is none. */
  changedAt?: number | null
}

export interface SavedSteps {
  steps: ReadonlyMap<number, SavedStep>
  /** True when no further answer is expected for now. */
  isSettled: boolean
  /**
   * Time of the host's last answer (server ms); null when there was none, for example from a host without this
   * operation.
   */
  at: number | null
  /** True when the steps were fetched in this visit, or there are none. */
  isTold: boolean
  refresh: () => Promise<void>
}

/** Reads the steps that the person saved on any device (P-15); empty for a host without this operation. */
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
