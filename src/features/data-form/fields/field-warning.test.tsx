import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FieldWarning } from './field-warning.tsx'

const scrolled = vi.fn()

afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

test('scrolls a new warning into view only when its field has the focus', () => {
  Element.prototype.scrollIntoView = scrolled
  const field = <input aria-label="Fecha" />
  const { rerender } = render(<FieldWarning text="Tienes 0 años">{field}</FieldWarning>)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<FieldWarning text={null}>{field}</FieldWarning>)
  act(() => screen.getByLabelText('Fecha').focus())
  rerender(<FieldWarning text="Tienes 0 años">{field}</FieldWarning>)
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})
