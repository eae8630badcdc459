import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { Registration } from '../state/use-registration.ts'
import type { StepStatus } from '../state/use-steps-state.ts'

let config: object
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json(config))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sent = (count: number): StepStatus[] =>
  stepNumbers.map((step) => ({ step, state: step <= count ? 'synced' : 'none', at: 1 }))

function registration(
  change: Partial<Registration> = {},
): Registration & { refresh: ReturnType<typeof vi.fn> } {
  const refresh = vi.fn(async () => undefined)
  const state = {
    isRegistered: false,
    serverStep: 7,
    maritalStatus: null,
    at: null,
    isLoading: false,
    failure: null,
  } as const
  return { ...state, ...change, refresh }
}

async function show(check: Registration, states: StepStatus[] | null) {
  const { useIsComplete } = await import('./use-is-complete.ts')
  const hook = renderHook(
    (props: { check: Registration; states: StepStatus[] | null }) => useIsComplete(props.check, props.states),
    { initialProps: { check, states } },
  )
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  return hook
}

test('FORM-22: repeats the check after a company’s host accepts step 7, instead of assuming registration', async () => {
  config = {}
  const check = registration()
  const { result, rerender } = await show(check, sent(7))
  expect(check.refresh).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(result.current).toBe(false))
  rerender({ check: registration({ isRegistered: true }), states: sent(7) })
  expect(result.current).toBe(true)
})

test('returns null when the check has no answer', async () => {
  config = {}
  const { result } = await show(registration({ failure: { kind: 'offline' } }), sent(7))
  expect(result.current).toBeNull()
})

test('treats a step 7 that our own server accepted as complete', async () => {
  config = { deliveryKey: { kid: 'a' } }
  const check = registration()
  const { result } = await show(check, sent(7))
  await waitFor(() => expect(result.current).toBe(true))
})

test('returns null and asks nothing while a step is not synced', async () => {
  config = {}
  const check = registration()
  const { result } = await show(check, sent(6))
  expect([result.current, check.refresh.mock.calls.length]).toEqual([null, 0])
})
