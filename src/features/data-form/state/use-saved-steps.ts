import { readSavedSteps } from '#contract/documents.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'

/** What the server holds of a step. */
export interface SavedStep {
  datos: Readonly<Record<string, unknown>>
  /** Server time (ms). */
  at: number
  /** Names this version to the server (contract/step-versions.ts). */
  version: string
  /** Last change after registration (server ms); null: none. */
  changedAt?: number | null
}

export interface SavedSteps {
  steps: ReadonlyMap<number, SavedStep>
  /** Nothing more is to come for now: the answer is here, or there is none. */
  isSettled: boolean
  /** When the host last told them to this device (server ms); null: never, such as one that can't. */
  at: number | null
  /** They are the host's own of this visit, or there are none. */
  isTold: boolean
  refresh: () => Promise<void>
}

/** The steps that the person saved, on whatever device (P-15); a host without it has none to show. */
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
