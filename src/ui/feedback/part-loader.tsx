import { type ReactNode, Suspense } from 'react'
import type { Load } from '#parts/lazy-part.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { usePart, useOptionalPart } from './use-part.ts'

interface Props<T> {
  load: Load<T>
  waiting?: ReactNode
  failure: (retry: () => void, why: 'notLoaded' | 'broken') => ReactNode
  children: (part: T) => ReactNode
  /** Address of the screen. A new address clears the error. */
  place?: string | undefined
}

export function PartLoader<T>({ waiting = null, failure, place, ...props }: Props<T>) {
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

export function OptionalPart<T>({ load, children }: Pick<Props<T>, 'load' | 'children'>) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Quiet load={load}>{children}</Quiet>
      </Suspense>
    </ErrorBoundary>
  )
}

function Quiet<T>({ load, children }: Pick<Props<T>, 'load' | 'children'>) {
  const part = useOptionalPart(load)
  return part === null ? null : children(part)
}
