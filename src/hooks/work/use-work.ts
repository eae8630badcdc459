import { useEffect, useState } from 'react'
import { watchWork } from './watch-work.ts'

/**
 * Returns the result of `read` on the signed-in person's store; null until the first read. Updated after each
 * change. `read` and `none` must be stable between renders.
 * @param key argument of `read`
 * @param none value when reading fails
 */
export function useWork<T>(read: (key: string) => Promise<T>, key: string, none: T): T | null {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => watchWork(() => read(key), none, setFound), [read, key, none])
  return found
}
