import { afterEach, describe, expect, test } from 'vitest'
import { eitherSignal } from './either-signal.ts'

const native = Object.getOwnPropertyDescriptor(AbortSignal, 'any')
afterEach(() => {
  if (native) Object.defineProperty(AbortSignal, 'any', native)
})

describe.each([
  ['with AbortSignal.any', native?.value as unknown],
  ['without it', undefined],
])('%s', (_, any) => {
  const make = (one: AbortSignal, other: AbortSignal) => {
    Object.defineProperty(AbortSignal, 'any', { ...native, value: any as unknown })
    return eitherSignal(one, other)
  }

  test.each([0, 1])('aborts with signal %i and keeps its reason', (which) => {
    const controllers = [new AbortController(), new AbortController()] as const
    const signal = make(controllers[0].signal, controllers[1].signal)
    expect(signal.aborted).toBe(false)
    controllers[which]?.abort('left')
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toBe('left')
    controllers[1 - which]?.abort('late')
    expect(signal.reason).toBe('left')
  })

  test('is aborted at once when a signal was aborted before', () => {
    const signal = make(AbortSignal.abort('gone'), new AbortController().signal)
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toBe('gone')
  })
})
