import { useEffect, useEffectEvent } from 'react'
import type { ImportState } from '#contract/import-file.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'

/** While a job is at work somebody is told how far it is. */
const LOOK_EVERY_MS = 1500

interface Told<Current> {
  actual: Current | null
  origenes: readonly string[]
}

/** The file that is at work, asked for again and again as long as it is, and the sources with what is remembered. */
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
