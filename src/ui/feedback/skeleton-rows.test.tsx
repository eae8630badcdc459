import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SKELETON_AFTER_MS, SKELETON_RETRY_MS, SkeletonRows } from './skeleton-rows.tsx'
import classes from './skeleton-rows.module.css'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(onRetry = vi.fn()) {
  render(
    <>
      <SkeletonRows label="Cargando…" slowText="Esto tarda." retryText="Reintentar" onRetry={onRetry} />
    </>,
  )
  return onRetry
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('SkeletonRows', () => {
  it('shows nothing for 300 ms, then its rows', () => {
    show()
    wait(SKELETON_AFTER_MS - 1)
    expect(screen.getByRole('status').className).toBe(classes.quiet)
    wait(1)
    expect(screen.getByRole('status').className).toBe(classes.card)
  })

  it('offers a retry after 10 s, which starts the wait again', () => {
    const onRetry = show()
    wait(SKELETON_RETRY_MS - 1)
    expect(screen.queryByRole('button')).toBeNull()
    wait(1)
    const again = screen.getByRole('button', { name: 'Reintentar' })
    act(() => again.click())
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').className).toBe(classes.quiet)
    wait(SKELETON_RETRY_MS)
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
  })
})
