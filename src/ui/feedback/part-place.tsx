import { type ReactNode, Suspense } from 'react'
import type { Load } from '#parts/lazy-part.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { usePart, useQuietPart } from './use-part.ts'

interface Props<T> {
  load: Load<T>
  /** While it is on its way. */
  waiting?: ReactNode
  /** In place of what could not be had, or broke when it was drawn. `retry` really asks again. */
  failure: (retry: () => void, why: 'notLoaded' | 'broken') => ReactNode
  children: (part: T) => ReactNode
  /** Same meaning as in error-boundary.tsx. */
  place?: string | undefined
}

/** A part with a boundary of its own: whatever happens in it, what stands around it stays (GRAL-28). */
export function PartPlace<T>({ waiting = null, failure, place, ...props }: Props<T>) {
  return (
    <ErrorBoundary fallback={(retry) => failure(retry, 'broken')} place={place}>
      <Suspense fallback={waiting}>
        <Loaded waiting={waiting} failure={failure} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded<T>({ load, waiting, failure, children }: Props<T>) {
  const part = usePart(load)
  if (part.kind === 'failed') return failure(part.retry, 'notLoaded')
  return part.kind === 'loading' ? waiting : children(part.value)
}

/** The same for what nobody has asked for: without it the page is as good, and it comes when it can. */
export function QuietPart<T>({ load, children }: Pick<Props<T>, 'load' | 'children'>) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Quiet load={load}>{children}</Quiet>
      </Suspense>
    </ErrorBoundary>
  )
}

function Quiet<T>({ load, children }: Pick<Props<T>, 'load' | 'children'>) {
  const part = useQuietPart(load)
  return part === null ? null : children(part)
}
