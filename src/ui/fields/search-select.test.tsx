import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchSelect } from './search-select.tsx'

const options = ['Centro', 'Lomas de Lourdes', 'Lourdes']

function Example() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchSelect
        label="Colonia"
        value={value}
        options={options}
        matches={(option, typed) => option.toLowerCase().includes(typed.toLowerCase())}
        nothing="Ninguna"
        onChange={setValue}
      />
      <output data-testid="value">{value}</output>
    </>
  )
}

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Colonia' })
}

function chosen(): string | null {
  return screen.getByTestId('value').textContent
}

it('filters by typing and chooses with the keyboard, without submitting the form', () => {
  render(<Example />)
  fireEvent.change(field(), { target: { value: 'lour' } })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Lomas de Lourdes',
    'Lourdes',
  ])
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Lourdes' }).id,
  )
  const isSent = fireEvent.keyDown(field(), { key: 'Enter' })
  expect(isSent).toBe(false)
  expect(chosen()).toBe('Lourdes')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('chooses an option by a click or by its full name', () => {
  render(<Example />)
  fireEvent.click(field())
  fireEvent.click(screen.getByRole('option', { name: 'Centro' }))
  expect(chosen()).toBe('Centro')
  fireEvent.change(field(), { target: { value: 'lourdes' } })
  fireEvent.blur(field())
  expect(chosen()).toBe('Lourdes')
})

it('says when no option matches, and keeps the chosen option', () => {
  render(<Example />)
  fireEvent.click(field())
  fireEvent.click(screen.getByRole('option', { name: 'Centro' }))
  fireEvent.change(field(), { target: { value: 'xyz' } })
  expect(screen.getByText('Ninguna')).toBeTruthy()
  fireEvent.blur(field())
  expect(chosen()).toBe('Centro')
  fireEvent.change(field(), { target: { value: '' } })
  fireEvent.blur(field())
  expect(chosen()).toBe('')
})
