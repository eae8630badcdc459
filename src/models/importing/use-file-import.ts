import { useEffect, useEffectEvent } from 'react'
import type { ImportState } from '#contract/imports/import-file.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'

/** Polling interval while a file is checked or imported. */
const LOOK_EVERY_MS = 1500

interface Told<Current> {
  actual: Current | null
  origenes: readonly string[]
}

/** Returns the current file, refetched while it is checked or imported, and the known sources. */
export function useFileImport<Current extends { estado: ImportState }>(
  answer: Pick<OperationState<Told<Current>>, 'data' | 'refresh'>,
) {
  const current = answer.data?.actual ?? null
  const isAtWork = current?.estado === 'revisando' || current?.estado === 'importando'
  const look = useEffectEvent(() => void answer.refresh())
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAtWork])
  return { current, sources: answer.data?.origenes ?? [] }
}
