import { formatInstant } from '#domain/time/dates.ts'
import { missingDataReason, type FailureWords, staleDataReason } from './failure-text.ts'
import type { OperationState } from './use-operation.ts'

interface Words {
  failure: FailureWords
  offline: { title: string; text: string }
  old: string
  /** Formats the date of the data, for example 'Datos del 3 nov 2026'. */
  at: (when: string) => string
  slow: string
  again: string
}

/** Converts an operation's state into the props of LoadableData (ui/feedback/loadable-data.tsx). */
export function toLoadableDataProps<T>(
  { data, at, failure, isRefreshing, refresh }: OperationState<T>,
  words: Words,
) {
  return {
    data,
    loadProblem: failure !== null && !isRefreshing ? missingDataReason(failure, words) : null,
    date: failure !== null && at !== null ? words.at(formatInstant(at)) : null,
    staleProblem: staleDataReason(failure, words.failure, words.old),
    slowText: words.slow,
    againWord: words.again,
    onRetry: () => void refresh(),
  }
}
