import type { ReactNode } from 'react'
import { LoadFailure, StaleData, type Problem } from './load-failure.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

interface Props<T> {
  data: T | null
  /** Reason why there is no data; null while it loads. */
  loadProblem: Problem | null
  /** Formatted date of stale data that could not be refreshed. */
  date: string | null
  /**
   * Reason why the data are stale; null for fresh data, and when another part of the screen shows the reason.
   */
  staleProblem: Problem | null
  loading: string
  slowText: string
  againWord: string
  onRetry: () => void
  children: (data: T) => ReactNode
}

export function LoadableData<T>({
  data,
  loadProblem,
  date,
  staleProblem,
  loading,
  slowText,
  children,
  ...retry
}: Props<T>) {
  if (data === null) {
    if (loadProblem !== null) return <LoadFailure {...loadProblem} {...retry} />
    return (
      <SkeletonRows
        rows={5}
        label={loading}
        slowText={slowText}
        retryText={retry.againWord}
        onRetry={retry.onRetry}
      />
    )
  }
  return (
    <>
      {date !== null && <p className="t-quiet t-small">{date}</p>}
      {staleProblem && <StaleData {...staleProblem} {...retry} />}
      {children(data)}
    </>
  )
}
