import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { setSession } from '#core/session/session-state.ts'
import { dismissSnack, FORM_SNACK_MS, showSnack, useSnacks } from './snack.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('K-04, GRAL-24 … 26: shows a snack for 3 s in the shell, 2 s in a form and for progress', () => {
  for (const { id } of renderHook(useSnacks).result.current) dismissSnack(id)
  const shown = () => renderHook(useSnacks).result.current.map(({ text }) => text)
  const times = [
    { text: 'shell', tone: 'success', stays: 3000 },
    { text: 'form', tone: 'error', ms: FORM_SNACK_MS, stays: 2000 },
    { text: 'progress', tone: 'progress', stays: 2000 },
  ] as const
  for (const { stays, ...snack } of times) {
    showSnack(snack)
    vi.advanceTimersByTime(stays - 1)
    expect(shown()).toEqual([snack.text])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  }
})

test('shows only the newer of two snacks, for its own display time', () => {
  showSnack({ text: 'Se envía solo', tone: 'progress' })
  vi.advanceTimersByTime(1500)
  showSnack({ text: 'Enviado', tone: 'success' })
  const { result, rerender } = renderHook(useSnacks)
  expect(result.current.map(({ text }) => text)).toEqual(['Enviado'])
  vi.advanceTimersByTime(2999)
  rerender()
  expect(result.current).toHaveLength(1)
  vi.advanceTimersByTime(1)
  rerender()
  expect(result.current).toEqual([])
})

test('removes a message when its person signs out, but not an error', () => {
  const shown = () => renderHook(useSnacks).result.current.map(({ text }) => text)
  for (const end of [
    { phase: 'signed-out', reason: 'left' },
    { phase: 'locked', reason: 'expired' },
  ] as const) {
    showSnack({ text: 'No encontramos «préstamo»', tone: 'info', ms: 6000 })
    setSession(end)
    expect(shown()).toEqual([])
  }
  showSnack({ text: 'Tu sesión terminó', tone: 'error' })
  setSession({ phase: 'signed-out', reason: 'expired' })
  expect(shown()).toEqual(['Tu sesión terminó'])
})
