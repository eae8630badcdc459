import { useEffect, useState } from 'react'
import { type Load, loadOrReload, loadedPart } from '#parts/lazy-part.ts'

export type Part<T> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: T }
  | { kind: 'failed'; retry: () => void }

export function usePart<T>(load: Load<T>): Part<T> {
  const [tries, setTries] = useState<{ load: Load<T>; isRetry: boolean }>({ load, isRetry: false })
  const [failed, setFailed] = useState<object | null>(null)
  const [, setArrived] = useState<object | null>(null)
  if (tries.load !== load) setTries({ load, isRetry: false })
  const value = loadedPart(load)
  const isLoaded = value !== undefined
  useEffect(() => {
    // The value of the render counts: a part that arrived after the render needs another render.
    if (isLoaded) return
    let isCurrent = true
    const loading = tries.isRetry ? loadOrReload(tries.load) : tries.load()
    loading.then(
      () => isCurrent && setArrived(tries),
      // The caller shows the failure with a retry.
      () => isCurrent && setFailed(tries),
    )
    return () => {
      isCurrent = false
    }
  }, [tries, isLoaded])
  if (value !== undefined) return { kind: 'ready', value }
  if (failed !== tries || tries.load !== load) return { kind: 'loading' }
  return { kind: 'failed', retry: () => setTries({ load, isRetry: true }) }
}

const RETRY_MS = 30_000

/**
 * Returns a part that the person did not request; null until the part is loaded. Retries a failed load every
 * 30 s.
 */
export function useOptionalPart<T>(load: Load<T>): T | null {
  const [, setArrived] = useState<object | null>(null)
  const value = loadedPart(load)
  const isLoaded = value !== undefined
  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const bring = () => {
      load().then(
        () => isCurrent && setArrived({}),
        () => {
          // Nobody requested the part, so the failure is not shown.
          if (isCurrent) timer = setTimeout(bring, RETRY_MS)
        },
      )
    }
    bring()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [load, isLoaded])
  return value ?? null
}
