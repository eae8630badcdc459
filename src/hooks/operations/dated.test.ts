import { expect, test, vi } from 'vitest'
import type { Failure } from '#core/transport/failure.ts'
import { toDatedPlaceProps } from './dated.ts'
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

test('reports nothing missing while loading, and the reason after a failure until the retry', () => {
  expect(toDatedPlaceProps(state({}), words)).toMatchObject({
    data: null,
    absence: null,
    date: null,
    old: null,
  })
  expect(toDatedPlaceProps(state({ failure: rejected }), words).absence).toEqual({ title: 'not yours' })
  expect(toDatedPlaceProps(state({ failure: offline }), words).absence).toEqual(words.offline)
  expect(toDatedPlaceProps(state({ failure: offline, isRefreshing: true }), words).absence).toBeNull()
})

test('dates data that could not be refetched; gives the reason unless the network is missing', () => {
  expect(toDatedPlaceProps(state(here), words)).toMatchObject({ data: 'rows', date: null, old: null })
  expect(toDatedPlaceProps(state({ ...here, failure: offline }), words)).toMatchObject({
    date: expect.stringMatching(/^data of .*2026/),
    old: null,
  })
  expect(toDatedPlaceProps(state({ ...here, failure: rejected }), words).old).toEqual({
    title: 'from before',
    text: 'not yours',
  })
})

test('fetches again on retry', () => {
  toDatedPlaceProps(state({ failure: rejected }), words).onRetry()
  expect(refresh).toHaveBeenCalledOnce()
})
