import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DateBoxes } from './date-boxes.tsx'
import { readWholeDate } from './date-parts.ts'
import { SharedDeviceProvider } from '../theme/shared-device.ts'

const onChange = vi.fn()

function Birth({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <DateBoxes
      id="fecha"
      label="Fecha de nacimiento"
      words={{ day: 'Día', month: 'Mes', year: 'Año' }}
      isBirthday
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

function box(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name)
}

function type(name: string, text: string): void {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(box(name), { target: { value: text.slice(0, length) } })
  }
}

function shown(): string[] {
  return ['Día', 'Mes', 'Año'].map((name) => box(name).value)
}

describe('DateBoxes', () => {
  it('moves to the next box when one is full, and reports a date', () => {
    render(<Birth />)
    box('Día').focus()
    type('Día', '07')
    expect(document.activeElement).toBe(box('Mes'))
    type('Mes', '12')
    expect(document.activeElement).toBe(box('Año'))
    type('Año', '1991')
    expect(onChange).toHaveBeenLastCalledWith('1991-12-07')
  })

  it('moves on after one digit when no second digit can follow, and keeps the typed digits', () => {
    render(<Birth />)
    type('Día', '7')
    expect(document.activeElement).toBe(box('Mes'))
    type('Mes', '1')
    expect(document.activeElement).toBe(box('Mes'))
    type('Año', '1991')
    expect(shown()).toEqual(['7', '1', '1991'])
    expect(onChange).toHaveBeenLastCalledWith('1991-01-07')
  })

  it('accepts only digits, and no more than fit', () => {
    render(<Birth />)
    fireEvent.change(box('Día'), { target: { value: 'x1y2z3' } })
    expect(shown()).toEqual(['12', '', ''])
    expect(onChange).toHaveBeenLastCalledWith('--12')
  })

  it('accepts a whole date pasted or filled into any box', () => {
    render(<Birth />)
    fireEvent.paste(box('Mes'), { clipboardData: { getData: () => ' 12/03/1991 ' } })
    expect(shown()).toEqual(['12', '03', '1991'])
    fireEvent.change(box('Día'), { target: { value: '2001-02-03' } })
    expect(shown()).toEqual(['03', '02', '2001'])
    expect(onChange).toHaveBeenLastCalledWith('2001-02-03')
    expect(document.activeElement).toBe(box('Año'))
  })

  it('moves back at Backspace in an empty box, and reports an empty value when all boxes are empty', () => {
    render(<Birth start="1991-12-07" />)
    expect(shown()).toEqual(['07', '12', '1991'])
    fireEvent.change(box('Año'), { target: { value: '' } })
    fireEvent.keyDown(box('Año'), { key: 'Backspace' })
    expect(document.activeElement).toBe(box('Mes'))
    fireEvent.change(box('Mes'), { target: { value: '' } })
    fireEvent.change(box('Día'), { target: { value: '' } })
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('follows a value that changes from outside', () => {
    const words = { day: 'Día', month: 'Mes', year: 'Año' }
    const boxes = (value: string) => (
      <DateBoxes label="Fecha" words={words} value={value} onChange={onChange} />
    )
    const { rerender } = render(boxes('1991-12-07'))
    expect(shown()).toEqual(['07', '12', '1991'])
    rerender(boxes('2000-01-31'))
    expect(shown()).toEqual(['31', '01', '2000'])
  })

  it('offers to fill in a birth date on a phone, but not on a shared device', () => {
    const { rerender } = render(<Birth />)
    expect(box('Mes').autocomplete).toBe('bday-month')
    rerender(
      <SharedDeviceProvider value={{ dialogAside: null }}>
        <Birth />
      </SharedDeviceProvider>,
    )
    expect(box('Mes').autocomplete).toBe('off')
  })
})

describe('readWholeDate', () => {
  it.each([
    ['7/12/1991', '7', '12', '1991'],
    ['07 - 12 - 1991', '07', '12', '1991'],
    ['07121991', '07', '12', '1991'],
    ['1991.12.07', '07', '12', '1991'],
  ])('reads %s', (text, day, month, year) => {
    expect(readWholeDate(text)).toEqual({ day, month, year })
  })

  it.each(['', '07/12', '7/12/91', '12', '071219911', '1/2/3/1991'])('returns null for %j', (text) => {
    expect(readWholeDate(text)).toBeNull()
  })
})
