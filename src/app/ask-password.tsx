import { useEffect } from 'react'
import { preloadChunk, useChunk } from './load-chunk.ts'
import { ScreenFailure } from './screen-failure.tsx'

const loadDialog = () => import('./unlock-dialog.tsx')

interface Props {
  why: 'expired' | 'refresh'
  onClose?: () => void
}

/** The unlock dialog, in a chunk of its own: a session that doesn't expire never needs it. */
export function AskPassword(props: Props) {
  const chunk = useChunk(loadDialog)
  if (chunk.kind === 'failed') return <ScreenFailure what="notLoaded" onRetry={chunk.retry} />
  if (chunk.kind === 'loading') return null
  const { UnlockDialog } = chunk.value
  return <UnlockDialog {...props} />
}

const AHEAD_MS = 5000

/** Fetched while there is a network: it is wanted when there is none. */
export function useAskPasswordAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadChunk(loadDialog), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
