import { useState } from 'react'
import type { LinkItem } from '#contract/approvals/approval-links.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'

const PLACE = 'turno.link.typed'

export interface KeptInput {
  reason: string
  place: string
  /** Null for an unanswered requirement. */
  fit: readonly (Fit | null)[]
}

/** `of` identifies the item without the key. */
type Kept = KeptInput & { of: string }

const NOTHING: Kept = { of: '', reason: '', place: '', fit: [] }

/** Keeps typed input after an expired session or a reload. A kiosk keeps typed input only while the page is open. */
export function useKeptInput() {
  const isKiosk = useIsKiosk()
  const [kept, setKept] = useState<Kept>(() => (isKiosk ? NOTHING : read()))
  const about = ({ clase, folio }: LinkItem) => `${clase} ${folio}`
  const typedOf = (item: LinkItem): KeptInput => (kept.of === about(item) ? kept : NOTHING)
  function type(item: LinkItem, change: Partial<KeptInput>): void {
    const next = { ...typedOf(item), ...change, of: about(item) }
    setKept(next)
    if (!isKiosk) write(next)
  }
  return { typedOf, type }
}

export function forgetKeptInput(): void {
  write(null)
}

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) }
  } catch {
    // The browser's storage is disabled.
    return NOTHING
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(PLACE)
    else sessionStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // The storage is disabled or full. The input stays in memory.
  }
}
