import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Warned } from './warned.tsx'

const scrolled = vi.fn()

afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

test('a doubt comes into the picture of whoever is in its field, and moves nobody else’s', () => {
  Element.prototype.scrollIntoView = scrolled
  const field = <input aria-label="Fecha" />
  const { rerender } = render(<Warned text="Tienes 0 años">{field}</Warned>)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Warned text={null}>{field}</Warned>)
  act(() => screen.getByLabelText('Fecha').focus())
  rerender(<Warned text="Tienes 0 años">{field}</Warned>)
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})
