import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IssuedPassword } from './issued-password.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function show() {
  const onHide = vi.fn()
  render(
    <>
      <IssuedPassword
        name="RAÚL DOMÍNGUEZ"
        password="roble-71-faro"
        until="16/03/2026 09:30:00"
        onHide={onHide}
      />
    </>,
  )
  return onHide
}

describe('IssuedPassword', () => {
  it('counts down and hides itself after 60 s', () => {
    const onHide = show()
    expect(screen.getByText('Se oculta sola en 60 s')).toBeTruthy()
    wait(59_000)
    expect(screen.getByText('Se oculta sola en 1 s')).toBeTruthy()
    expect(onHide).not.toHaveBeenCalled()
    wait(1000)
    expect(onHide).toHaveBeenCalledOnce()
  })

  it('says that the password works once, and until when', () => {
    show()
    expect(screen.getByText('Sirve una sola vez, hasta el 16/03/2026 a las 09:30.')).toBeTruthy()
  })

  it('hides when the page becomes hidden', () => {
    const onHide = show()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onHide).toHaveBeenCalledOnce()
  })
})
