import { useEffect } from 'react'
import { keptPart, loadAhead } from '#parts/lazy-part.ts'
import { PartPlace } from '#ui/feedback/part-place.tsx'
import { ScreenFailure } from '../page/screen-failure.tsx'

const loadDialog = keptPart(() => import('./unlock-dialog.tsx'))

interface Props {
  why: 'expired' | 'refresh'
  onClose?: () => void
}

/** Unlock dialog, in a separate chunk, because most page loads do not need it. */
export function AskPassword(props: Props) {
  return (
    <PartPlace load={loadDialog} failure={(retry, why) => <ScreenFailure what={why} onRetry={retry} />}>
      {({ UnlockDialog }) => <UnlockDialog {...props} />}
    </PartPlace>
  )
}

const AHEAD_MS = 5000

/** Prefetches the unlock dialog while online, because it is needed offline. */
export function usePrefetchUnlockDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead(loadDialog), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
