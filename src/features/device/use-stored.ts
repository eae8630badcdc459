import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProtected, protect } from '#core/store/protection.ts'
import { eraseStored, measureStored, type Stored } from '#core/store/stored.ts'

interface Found {
  /** null: nothing is kept here; undefined: not measured yet. */
  stored: Stored | null | undefined
  isProtected: boolean | null
  /** The device has been asked. */
  isLooked: boolean
}

export interface StoredState extends Found {
  /** @returns whether the browser agreed. */
  protect: () => Promise<boolean>
  /** @returns whether it is gone. */
  erase: () => Promise<boolean>
}

/** What the device holds of this person, and whether the browser may throw it away (offline.md, "Storage"). */
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
      // The screen says that it is not erased.
      () => false,
    )
    // What is only remembered by this page would pass for stored.
    if (isGone) client.removeQueries({ type: 'inactive' })
    setFound(await look())
    return isGone
  }
  return { ...found, protect: protectIt, erase }
}

async function look(): Promise<Found> {
  // What can't be measured is not nothing: then this part of the screen says nothing.
  const [stored, answer] = await Promise.all([measureStored().catch(() => undefined), isProtected()])
  return { stored, isProtected: answer, isLooked: true }
}
