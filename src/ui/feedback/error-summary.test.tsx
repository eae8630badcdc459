import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

describe('ErrorSummary', () => {
  it('takes the focus when it appears, and again for the same error at the next try', () => {
    const view = (attempt: number) => (
      <>
        <ErrorSummary title="Falta algo" attempt={attempt} />
        <input aria-label="Calle" />
      </>
    )
    const { rerender } = render(view(1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    screen.getByLabelText('Calle').focus()
    rerender(view(1))
    expect(document.activeElement).toBe(screen.getByLabelText('Calle'))
    rerender(view(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('focuses the field of a clicked item', () => {
    render(
      <>
        <ErrorSummary title="Falta algo" attempt={1} items={[{ fieldId: 'street', text: 'Calle' }]} />
        <input id="street" />
      </>,
    )
    screen.getByRole('button', { name: 'Calle' }).click()
    expect(document.activeElement?.id).toBe('street')
  })
})
