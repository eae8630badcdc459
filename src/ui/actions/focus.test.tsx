import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimFocus, focusNext, focusOnMount, moveFocus } from './focus.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <input aria-label="Calle" />
      <input aria-label="Colonia" />
      <input aria-label="Casa propia" type="checkbox" />
      <button type="button">Seguir</button>
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = (name: string) => screen.getByLabelText(name)
const request = () => fireEvent.click(screen.getByRole('button', { name: 'Seguir' }))

describe('moveFocus', () => {
  it('moves the focus at once and ends earlier claims', () => {
    const move = claimFocus()
    moveFocus(field('Colonia'))
    move(() => field('Calle'))
    expect(document.activeElement).toBe(field('Colonia'))
  })

  it('does nothing without an element', () => {
    const move = claimFocus()
    moveFocus(null)
    move(() => field('Calle'))
    expect(document.activeElement).toBe(field('Calle'))
  })
})

describe('claimFocus', () => {
  it('moves the focus to an element given later', () => {
    const move = claimFocus()
    move(() => field('Calle'))
    expect(document.activeElement).toBe(field('Calle'))
  })

  it.each(['pointerDown', 'keyDown', 'click', 'input'] as const)(
    'does not move the focus after the person’s next action: %s',
    (act) => {
      const move = claimFocus()
      fireEvent[act](field('Colonia'))
      field('Colonia').focus()
      move(() => field('Calle'))
      expect(document.activeElement).toBe(field('Colonia'))
    },
  )

  it('outlasts the input event that follows the click of a checkbox', () => {
    fireEvent.click(field('Casa propia'))
    const move = claimFocus()
    fireEvent.input(field('Casa propia'))
    move(() => field('Calle'))
    expect(document.activeElement).toBe(field('Calle'))
  })

  it('keeps the claim when a part appears', () => {
    const move = claimFocus()
    focusOnMount(field('Colonia'))
    move(() => field('Calle'))
    expect(document.activeElement).toBe(field('Calle'))
  })

  it('moves to the target of the latest claim, even when an earlier claim is used after it', () => {
    const [first, second] = [claimFocus(), claimFocus()]
    second(() => field('Colonia'))
    first(() => field('Calle'))
    expect(document.activeElement).toBe(field('Colonia'))
  })
})

it('focusNext moves the focus only after the current render', () => {
  focusNext(() => field('Calle'))
  expect(document.activeElement).toBe(document.body)
  vi.runAllTimers()
  expect(document.activeElement).toBe(field('Calle'))
})

describe('useFocusOnMount', () => {
  function Part() {
    const heading = useRef<HTMLHeadingElement>(null)
    useFocusOnMount(heading)
    return (
      <h2 ref={heading} tabIndex={-1}>
        Domicilio
      </h2>
    )
  }
  const heading = () => screen.getByRole('heading', { name: 'Domicilio' })

  it('focuses a part that the person has requested, however late it appears', () => {
    fireEvent.input(field('Calle'))
    field('Calle').focus()
    request()
    screen.getByRole('button', { name: 'Seguir' }).focus()
    vi.advanceTimersByTime(10_000)
    render(<Part />)
    expect(document.activeElement).toBe(heading())
  })

  it('focuses a part that Enter in a field has requested', () => {
    field('Calle').focus()
    fireEvent.input(field('Calle'))
    fireEvent.keyDown(field('Calle'), { key: 'Enter' })
    render(<Part />)
    expect(document.activeElement).toBe(heading())
  })

  it('focuses a part that a choice has requested', () => {
    fireEvent.input(field('Calle'))
    field('Casa propia').focus()
    fireEvent.click(field('Casa propia'))
    render(<Part />)
    expect(document.activeElement).toBe(heading())
  })

  it('focuses a part that Back has requested', () => {
    moveFocus(field('Calle'))
    window.dispatchEvent(new PopStateEvent('popstate'))
    render(<Part />)
    expect(document.activeElement).toBe(heading())
  })

  it.each(['click', 'input'] as const)(
    'does not take the focus from the field that the person moved to: %s',
    (act) => {
      request()
      fireEvent[act](field('Colonia'))
      field('Colonia').focus()
      render(<Part />)
      expect(document.activeElement).toBe(field('Colonia'))
    },
  )

  it('does not take the focus from a field while the person scrolls', () => {
    fireEvent.input(field('Calle'))
    field('Calle').focus()
    fireEvent.pointerDown(document.body)
    render(<Part />)
    expect(document.activeElement).toBe(field('Calle'))
  })

  it('does not take the focus from an element that the person reached with Tab', () => {
    request()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    field('Casa propia').focus()
    render(<Part />)
    expect(document.activeElement).toBe(field('Casa propia'))
  })

  it('takes the focus when the field of the person is gone', () => {
    const { unmount } = render(<input aria-label="Código" />)
    field('Código').focus()
    fireEvent.input(field('Código'))
    unmount()
    render(<Part />)
    expect(document.activeElement).toBe(heading())
  })

  it.each([
    ['moved', () => moveFocus(field('Calle'))],
    ['claimed', () => claimFocus()],
  ])('does nothing when the focus was %s since the request', (_, move) => {
    request()
    field('Calle').focus()
    move()
    render(<Part />)
    expect(document.activeElement).toBe(field('Calle'))
  })

  it('moves the focus from an element to a part inside it', () => {
    render(
      <section aria-label="Paso" tabIndex={-1}>
        <h2 tabIndex={-1}>Paso 2</h2>
      </section>,
    )
    moveFocus(screen.getByRole('region'))
    focusOnMount(screen.getByRole('heading'))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('takes the focus from an element behind its dialog', () => {
    moveFocus(field('Calle'))
    render(
      <div role="dialog" aria-modal="true" aria-label="Domicilio">
        <Part />
      </div>,
    )
    expect(document.activeElement).toBe(heading())
  })
})
