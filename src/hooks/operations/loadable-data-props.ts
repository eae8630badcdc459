import { formatInstant } from '#domain/time/dates.ts'
import { missingDataReason, type FailureWords, staleDataReason } from './failure-text.ts'
import type { OperationState } from './use-operation.ts'

interface Words {
  failure: FailureWords
  offline: { title: string; text: string }
  old: string
  at: (when: string) => string
  slow: string
  again: string
}

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
