import type { Failure } from '#core/transport/failure.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { missingDataReason, type FailureWords, staleDataReason } from './failure-text.ts'
import type { OperationState } from './use-operation.ts'

interface MissingWords {
  failure: FailureWords
  offline: { title: string; text: string }
  slow: string
  again: string
}

interface Words extends MissingWords {
  old: string
  at: (when: string) => string
}

/** @param answer without `isRefreshing`, the failure stays on screen during a retry */
export function toMissingDataProps(
  answer: { failure: Failure | null; isRefreshing?: boolean; refresh: () => unknown },
  words: MissingWords,
) {
  const { failure, isRefreshing = false, refresh } = answer
  return {
    loadProblem: failure !== null && !isRefreshing ? missingDataReason(failure, words) : null,
    slowText: words.slow,
    againWord: words.again,
    onRetry: () => void refresh(),
  }
}

export function toLoadableDataProps<T>(answer: OperationState<T>, words: Words) {
  const { data, at, failure } = answer
  return {
    ...toMissingDataProps(answer, words),
    data,
    date: failure !== null && at !== null ? words.at(formatInstant(at)) : null,
    staleProblem: staleDataReason(failure, words.failure, words.old),
  }
}
