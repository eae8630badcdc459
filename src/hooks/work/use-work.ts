import { useEffect, useState } from 'react'
import { watchWork } from './watch-work.ts'

/**
 * What `read` finds of the person who is here, kept up to date; null until it was looked up. Neither `read` nor `none`
 * may be made anew at each drawing.
 * @param key what it is asked about
 * @param none while it can't be read
 */
export function useWork<T>(read: (key: string) => Promise<T>, key: string, none: T): T | null {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => watchWork(() => read(key), none, setFound), [read, key, none])
  return found
}
