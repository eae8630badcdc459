import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AmountBox } from './amount-box.tsx'

const chosen = vi.fn<(amount: number | null) => void>()

function Box() {
  const [amount, setAmount] = useState<number | null>(100_000)
  const choose = (next: number | null) => {
    chosen(next)
    setAmount(next)
  }
  return <AmountBox amount={amount} maximum={2_000_000} onAmount={choose} />
}

function type(text: string): HTMLInputElement {
  render(<Box />)
  const box = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: text } })
  fireEvent.blur(box)
  return box
}

test.each(['12,50', '1250,5', '200.000', '1.250,00'])(
  'rejects «%s», keeps it in the field and explains the format',
  (text) => {
    const box = type(text)
    expect(chosen).toHaveBeenLastCalledWith(null)
    expect(box.value).toBe(text)
    expect(screen.getByRole('alert').textContent).toBe(
      'La cantidad ingresada es incorrecta. Escríbelo así: 1,250.50',
    )
  },
)

test('accepts an amount in the Mexican format', () => {
  type('$1,250.50')
  expect(chosen).toHaveBeenLastCalledWith(125_050)
})
