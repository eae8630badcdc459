import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProtected, protect } from '#core/store/protection.ts'
import { eraseStored, measureStored, type Stored } from '#core/store/stored.ts'

interface Found {
  /** Null when nothing is stored. Undefined until measured, and after a failed measurement. */
  stored: Stored | null | undefined
  isProtected: boolean | null
  isLooked: boolean
}

export interface StoredState extends Found {
  /** @returns true when the browser agreed to protect the data */
  protect: () => Promise<boolean>
  /** @returns true when the data was erased */
  erase: () => Promise<boolean>
}

/** Measures, protects and erases the stored data. The browser may evict unprotected data (offline.md, "Storage"). */
export function useStored(): StoredState {
  const client = useQueryClient()
  const [found, setFound] = useState<Found>({ stored: undefined, isProtected: null, isLooked: false })
  useEffect(() => {
    let isMounted = true
    void look().then((next) => isMounted && setFound(next))
    return () => {
      isMounted = false
    }
  }, [])

  const protectIt = async () => {
    const agreed = await protect()
    setFound(await look())
    return agreed === true
  }
  const erase = async () => {
    const isGone = await eraseStored().then(
      () => true,
      // The screen reports the failure.
      () => false,
    )
    // Queries in memory would still count as stored.
    if (isGone) client.removeQueries({ type: 'inactive' })
    setFound(await look())
    return isGone
  }
  return { ...found, protect: protectIt, erase }
}

async function look(): Promise<Found> {
  // A failed measurement must not show "nothing stored".
  const [stored, answer] = await Promise.all([measureStored().catch(() => undefined), isProtected()])
  return { stored, isProtected: answer, isLooked: true }
}
