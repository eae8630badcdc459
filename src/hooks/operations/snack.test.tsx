import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { dismissSnack, FORM_SNACK_MS, showSnack, useSnacks } from './snack.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('K-04, GRAL-24 … 26: 3 s in the shell, 2 s in a form and for what is under way', () => {
  // What another file of this worker has left.
  for (const { id } of renderHook(useSnacks).result.current) dismissSnack(id)
  showSnack({ text: 'shell', tone: 'success' })
  showSnack({ text: 'form', tone: 'error', ms: FORM_SNACK_MS })
  showSnack({ text: 'progress', tone: 'progress' })
  const { result, rerender } = renderHook(useSnacks)
  expect(result.current.map(({ text, ms }) => [text, ms])).toEqual([
    ['shell', 3000],
    ['form', 2000],
    ['progress', 2000],
  ])
  vi.advanceTimersByTime(2000)
  rerender()
  expect(result.current.map(({ text }) => text)).toEqual(['shell'])
  vi.advanceTimersByTime(1000)
  rerender()
  expect(result.current).toEqual([])
})
