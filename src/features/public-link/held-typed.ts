import { useState } from 'react'
import type { LinkItem } from '#contract/approval-links.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

const PLACE = 'turno.link.typed'

export interface Typed {
  reason: string
  /** What somebody fulfils, by requirement; null: not answered yet. */
  fit: readonly (Fit | null)[]
}

/** Of which item it is: the key itself is written down once. */
type Kept = Typed & { of: string }

const NOTHING: Kept = { of: '', reason: '', fit: [] }

/**
 * What is typed on a link's page: above the session, which may end meanwhile, and with the tab, where loading again works.
 * At a kiosk it goes with the page.
 */
export function useHeldTyped() {
  const isKiosk = useIsKiosk()
  const [kept, setKept] = useState<Kept>(() => (isKiosk ? NOTHING : read()))
  const about = ({ clase, folio }: LinkItem) => `${clase} ${folio}`
  const typedOf = (item: LinkItem): Typed => (kept.of === about(item) ? kept : NOTHING)
  function type(item: LinkItem, change: Partial<Typed>): void {
    const next = { ...typedOf(item), ...change, of: about(item) }
    setKept(next)
    if (!isKiosk) write(next)
  }
  return { typedOf, type }
}

export function forgetTyped(): void {
  write(null)
}

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) }
  } catch {
    // Storage is switched off: nothing was written.
    return NOTHING
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(PLACE)
    else sessionStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // Storage is switched off or full: the page knows it as long as it lives.
  }
}
