import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimFocus, focusNext } from './claim-focus.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <input aria-label="Calle" />
      <input aria-label="Colonia" />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = (name: string) => screen.getByLabelText(name)

it('moves the focus later', () => {
  const move = claimFocus()
  move(() => field('Calle'))
  expect(document.activeElement).toBe(field('Calle'))
})

it.each(['pointerDown', 'keyDown', 'click'] as const)(
  'moves nothing after the person’s next act: %s',
  (act) => {
    const move = claimFocus()
    fireEvent[act](field('Colonia'))
    field('Colonia').focus()
    move(() => field('Calle'))
    expect(document.activeElement).toBe(field('Colonia'))
  },
)

it('moves to the place of the latest claim, whichever comes first', () => {
  const [first, second] = [claimFocus(), claimFocus()]
  second(() => field('Colonia'))
  first(() => field('Calle'))
  expect(document.activeElement).toBe(field('Colonia'))
})

it('finds what the next drawing shows', () => {
  focusNext(() => field('Calle'))
  expect(document.activeElement).toBe(document.body)
  vi.runAllTimers()
  expect(document.activeElement).toBe(field('Calle'))
})
