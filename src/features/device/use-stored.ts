import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { eraseStored, measureStored, type Stored } from '#core/stored.ts'

export interface StoredState {
  /** null: nothing is kept here; undefined: not measured yet. */
  stored: Stored | null | undefined
  isProtected: boolean | null
  /** @returns whether the browser agreed. */
  protect: () => Promise<boolean>
  /** @returns whether it is gone. */
  erase: () => Promise<boolean>
}

/** What the device holds of this person, and whether the browser may throw it away (offline.md, "Storage"). */
export function useStored(): StoredState {
  const client = useQueryClient()
  const [stored, setStored] = useState<Stored | null>()
  const [isProtected, setProtected] = useState<boolean | null>(null)

  const measure = useCallback(async () => {
    const [found, kept] = await Promise.all([
      measureStored().catch(() => null),
      navigator.storage?.persisted?.().catch(() => false) ?? null,
    ])
    setStored(found)
    setProtected(kept)
  }, [])
  useEffect(() => void measure(), [measure])

  const protect = async () => {
    const agreed = await navigator.storage?.persist?.().catch(() => false)
    await measure()
    return agreed ?? false
  }
  const erase = async () => {
    const isGone = await eraseStored().then(
      () => true,
      () => false,
    )
    // What is only remembered by this page would pass for stored.
    if (isGone) client.removeQueries({ type: 'inactive' })
    await measure()
    return isGone
  }
  return { stored, isProtected, protect, erase }
}
