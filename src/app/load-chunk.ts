import { useEffect, useState } from 'react'
import { currentLocale } from '#i18n/locale.ts'
import { loadEnglishTexts } from '#i18n/texts.ts'

/** A lazy chunk that has not come by then has failed (GRAL-28). */
const TIMEOUT_MS = 120_000

type Loader<T> = () => Promise<T>
const loaded = new WeakMap<Loader<unknown>, unknown>()

/**
 * Fetches a chunk and, in English, the texts that came with it, so that no screen appears in two languages.
 * @throws when it can't be had, or after 120 s.
 */
async function loadChunk<T>(load: Loader<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timed out')), TIMEOUT_MS)
  })
  try {
    const chunk = await Promise.race([load(), late])
    if (currentLocale() === 'en') await loadEnglishTexts()
    loaded.set(load, chunk)
    return chunk
  } finally {
    clearTimeout(timer)
  }
}

/** Fetched ahead; a failure shows when the chunk is opened. */
export async function preloadChunk(load: Loader<unknown>): Promise<void> {
  await loadChunk(load).catch(() => undefined)
}

export type Chunk<T> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: T }
  | { kind: 'failed'; retry: () => void }

/** A lazily loaded chunk with its retry; one that is here already is ready in the first render. */
export function useChunk<T>(load: Loader<T>): Chunk<T> {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<Loader<T> | null>(null)
  const [, setArrived] = useState<Loader<T> | null>(null)
  useEffect(() => {
    if (loaded.has(load)) return
    let isCurrent = true
    loadChunk(load).then(
      () => isCurrent && setArrived(() => load),
      () => isCurrent && setFailed(() => load),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  if (loaded.has(load)) return { kind: 'ready', value: loaded.get(load) as T }
  if (failed !== load) return { kind: 'loading' }
  const retry = () => {
    setFailed(null)
    setAttempt((count) => count + 1)
  }
  return { kind: 'failed', retry }
}
