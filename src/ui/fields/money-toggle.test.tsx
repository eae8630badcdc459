import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MASK, Money, MoneyToggle } from './money-toggle.tsx'

describe('Money', () => {
  it('keeps a masked amount out of the page and says that it is hidden', () => {
    const { container } = render(<Money text="$2,411.66" shown={false} hiddenLabel="Cantidad oculta" />)
    expect(container.innerHTML).not.toContain('2,411')
    expect(screen.getByText(MASK).getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('Cantidad oculta')).toBeTruthy()
  })

  it('shows the amount when `shown` is true', () => {
    render(<Money text="$2,411.66" shown hiddenLabel="Cantidad oculta" />)
    expect(screen.getByText('$2,411.66')).toBeTruthy()
    expect(screen.queryByText(MASK)).toBeNull()
  })

  it('stays masked when there is no amount to show', () => {
    render(<Money text={null} shown hiddenLabel="Cantidad oculta" />)
    expect(screen.getByText(MASK)).toBeTruthy()
  })
})

describe('MoneyToggle', () => {
  it('reports its state and changes its label', () => {
    const onToggle = vi.fn()
    const { rerender } = render(
      <MoneyToggle shown={false} onToggle={onToggle} showWord="Ver" hideWord="Ocultar" />,
    )
    const eye = screen.getByRole('button', { name: 'Ver' })
    expect(eye.getAttribute('aria-pressed')).toBe('false')
    eye.click()
    expect(onToggle).toHaveBeenCalledOnce()
    rerender(<MoneyToggle shown onToggle={onToggle} showWord="Ver" hideWord="Ocultar" />)
    expect(screen.getByRole('button', { name: 'Ocultar' }).getAttribute('aria-pressed')).toBe('true')
  })
})
