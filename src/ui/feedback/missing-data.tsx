import { LoadFailure, type Problem } from './load-failure.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

interface Props {
  /** Reason why there is no data; null while it loads. */
  loadProblem: Problem | null
  rows?: number
  loading: string
  slowText: string
  againWord: string
  onRetry: () => void
}

export function MissingData({ loadProblem, rows = 4, loading, slowText, ...retry }: Props) {
  if (loadProblem !== null) return <LoadFailure {...loadProblem} {...retry} />
  return (
    <SkeletonRows
      rows={rows}
      label={loading}
      slowText={slowText}
      retryText={retry.againWord}
      onRetry={retry.onRetry}
    />
  )
}
