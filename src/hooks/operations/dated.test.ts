import { expect, test, vi } from 'vitest'
import type { Failure } from '#core/transport/failure.ts'
import { datedOf } from './dated.ts'
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

test('on its way nothing is missing; what failed says why, until it is asked for again', () => {
  expect(datedOf(state({}), words)).toMatchObject({ data: null, absence: null, date: null, old: null })
  expect(datedOf(state({ failure: rejected }), words).absence).toEqual({ title: 'not yours' })
  expect(datedOf(state({ failure: offline }), words).absence).toEqual(words.offline)
  expect(datedOf(state({ failure: offline, isRefreshing: true }), words).absence).toBeNull()
})

test('what could not be read anew has its date; without a network the shell says why', () => {
  expect(datedOf(state(here), words)).toMatchObject({ data: 'rows', date: null, old: null })
  expect(datedOf(state({ ...here, failure: offline }), words)).toMatchObject({
    date: expect.stringMatching(/^data of .*2026/),
    old: null,
  })
  expect(datedOf(state({ ...here, failure: rejected }), words).old).toEqual({
    title: 'from before',
    text: 'not yours',
  })
})

test('asked again by hand', () => {
  datedOf(state({ failure: rejected }), words).onRetry()
  expect(refresh).toHaveBeenCalledOnce()
})
