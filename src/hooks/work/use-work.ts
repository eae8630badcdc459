import { useEffect, useState } from 'react'
import { watchWork } from './watch-work.ts'

/**
 * What `read` finds in the present person's store, kept up to date; null until it was read. `read` and `none`
 * must be stable between renders.
 * @param key passed to `read`
 * @param none the value when reading fails
 */
export function useWork<T>(read: (key: string) => Promise<T>, key: string, none: T): T | null {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => watchWork(() => read(key), none, setFound), [read, key, none])
  return found
}
