import type { ReactNode } from 'react'
import { StaleData, type Problem } from './load-failure.tsx'
import { MissingData } from './missing-data.tsx'

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
  if (data === null) return <MissingData rows={5} {...{ loadProblem, loading, slowText }} {...retry} />
  return (
    <>
      {date !== null && <p className="t-quiet t-small">{date}</p>}
      {staleProblem && <StaleData {...staleProblem} {...retry} />}
      {children(data)}
    </>
  )
}
