import { useEffect, useMemo, useState } from 'react'
import { readLaw } from '#contract/law/law-rows.ts'
import type { LawAt } from '#domain/law/law-on.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { loadedPart } from '#parts/lazy-part.ts'
import { loadLawPart } from './law-part.ts'

const NO_ROWS = [] as const

/** Returns the law as far as the device knows it; undefined until its part is loaded. */
export function useLaw(enabled: boolean): LawAt | undefined {
  const { data } = useOperation(readLaw, {}, { enabled, isShown: false })
  const [part, setPart] = useState(() => loadedPart(loadLawPart))
  useEffect(() => {
    if (part) return
    let isGone = false
    // The next calendar loads it again.
    loadLawPart().then(
      (loaded) => isGone || setPart(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [part])
  return useMemo(() => part?.lawOfWire(data?.reglas ?? NO_ROWS), [part, data])
}
