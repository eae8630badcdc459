import { useEffect } from 'react'
import { keptPart, preloadPart } from '#parts/lazy-part.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { ScreenFailure } from '../page/screen-failure.tsx'

const loadDialog = keptPart(() => import('./unlock-dialog.tsx'))

interface Props {
  why: 'expired' | 'refresh'
  onClose?: () => void
}

export function AskPassword(props: Props) {
  return (
    <PartLoader load={loadDialog} failure={(retry, why) => <ScreenFailure what={why} onRetry={retry} />}>
      {({ UnlockDialog }) => <UnlockDialog {...props} />}
    </PartLoader>
  )
}

const AHEAD_MS = 5000

/** Prefetches the unlock dialog, because the dialog must also open offline. */
export function usePrefetchUnlockDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadPart(loadDialog), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
