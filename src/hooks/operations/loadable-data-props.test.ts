import { expect, test, vi } from 'vitest'
import type { Failure } from '#core/transport/failure.ts'
import { toLoadableDataProps, toMissingDataProps } from './loadable-data-props.ts'
import type { OperationState } from './use-operation.ts'

const words = {
  failure: { offline: 'off', expired: 'ended', unavailable: 'down', malformed: 'broken', rejected: 'no' },
  offline: { title: 'not here', text: 'connect' },
  old: 'from before',
  at: (when: string) => `data of ${when}`,
  slow: 'slow',
  again: 'again',
}
const refresh = vi.fn(async () => undefined)
const state = (change: Partial<OperationState<string>>): OperationState<string> => ({
  data: null,
  at: null,
  failure: null,
  isLoading: false,
  isRefreshing: false,
  refresh,
  ...change,
})
const offline: Failure = { kind: 'offline' }
const rejected = { kind: 'rejected', message: 'not yours' } as Failure
const here = { data: 'rows', at: Date.UTC(2026, 10, 3, 18) }

test('returns no reason while loading, and the reason after a failure until the retry', () => {
  expect(toLoadableDataProps(state({}), words)).toMatchObject({
    data: null,
    loadProblem: null,
    date: null,
    staleProblem: null,
  })
  expect(toLoadableDataProps(state({ failure: rejected }), words).loadProblem).toEqual({ title: 'not yours' })
  expect(toLoadableDataProps(state({ failure: offline }), words).loadProblem).toEqual(words.offline)
  expect(toLoadableDataProps(state({ failure: offline, isRefreshing: true }), words).loadProblem).toBeNull()
  expect(toMissingDataProps({ failure: offline, refresh }, words).loadProblem).toEqual(words.offline)
})

test('returns the date of data that could not be refetched, and the reason unless there is no network', () => {
  expect(toLoadableDataProps(state(here), words)).toMatchObject({
    data: 'rows',
    date: null,
    staleProblem: null,
  })
  expect(toLoadableDataProps(state({ ...here, failure: offline }), words)).toMatchObject({
    date: expect.stringMatching(/^data of .*2026/),
    staleProblem: null,
  })
  expect(toLoadableDataProps(state({ ...here, failure: rejected }), words).staleProblem).toEqual({
    title: 'from before',
    text: 'not yours',
  })
})

test('fetches again on retry', () => {
  toLoadableDataProps(state({ failure: rejected }), words).onRetry()
  expect(refresh).toHaveBeenCalledOnce()
})
