import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useBackBlocked } from './use-back-blocked.ts'

/** Simulates Android's Back, which fires `close` on the newest watcher. */

const watching: EventTarget[] = []
class Watcher extends EventTarget {
  constructor() {
    super()
    watching.push(this)
  }
  destroy() {
    watching.splice(watching.indexOf(this), 1)
  }
}
function back(): boolean {
  const last = watching.pop()
  last?.dispatchEvent(new Event('close'))
  return last !== undefined
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('blocks every Back while mounted, and none after unmounting', () => {
  vi.stubGlobal('CloseWatcher', Watcher)
  const { unmount } = renderHook(() => useBackBlocked())
  expect([back(), back(), back()]).toEqual([true, true, true])
  unmount()
  expect(back()).toBe(false)
})

test('does nothing in a browser without CloseWatcher', () => {
  renderHook(() => useBackBlocked())
  expect(watching).toEqual([])
})
