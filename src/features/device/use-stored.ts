import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProtected, protect } from '#core/store/protection.ts'
import { eraseStored, measureStored, type Stored } from '#core/store/stored.ts'

interface Found {
  /** null when this device stores nothing; undefined until measured. */
  stored: Stored | null | undefined
  isProtected: boolean | null
  /** True after the device store was read. */
  isLooked: boolean
}

export interface StoredState extends Found {
  /** @returns true when the browser agreed */
  protect: () => Promise<boolean>
  /** @returns true when the data was erased */
  erase: () => Promise<boolean>
}

/** Returns the person's data on the device, and whether the browser may evict it (offline.md, "Storage"). */
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
      // The screen reports the failed erasure.
      () => false,
    )
    // Drops in-memory queries, which would still look stored.
    if (isGone) client.removeQueries({ type: 'inactive' })
    setFound(await look())
    return isGone
  }
  return { ...found, protect: protectIt, erase }
}

async function look(): Promise<Found> {
  // A failed measurement must not read as "nothing stored", so this part then stays empty.
  const [stored, answer] = await Promise.all([measureStored().catch(() => undefined), isProtected()])
  return { stored, isProtected: answer, isLooked: true }
}
