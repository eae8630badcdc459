import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CountField } from './count-field.tsx'
import { MonthField } from './month-field.tsx'
import { PercentSlider } from './percent-slider.tsx'
import { TextArea } from './text-area.tsx'

const onChange = vi.fn()

function Held<T>({ start, children }: { start: T; children: (value: T, set: (v: T) => void) => ReactNode }) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    onChange(next)
    setValue(next)
  })
}

describe('TextArea', () => {
  it('DOCREQ-10: counts an emoji as one of 250 characters', () => {
    const show = (value: string) =>
      render(
        <TextArea
          label="Motivo"
          value={value}
          limit={250}
          countText={(count, limit) => `${count} de ${limit}`}
          onChange={() => undefined}
        />,
      )
    show(` ${'👷'.repeat(250)} `)
    const count = screen.getByText('250 de 250')
    expect(count.hasAttribute('data-over')).toBe(false)
    cleanup()
    show('👷'.repeat(251))
    expect(screen.getByText('251 de 250').hasAttribute('data-over')).toBe(true)
  })
})

describe('MonthField', () => {
  const words = { month: 'Mes', year: 'Año', choose: 'Elige', months: ['enero', 'febrero', 'marzo'] }
  const show = (start: string) =>
    render(
      <Held start={start}>
        {(value, set) => (
          <MonthField
            label="Terminaste"
            words={words}
            years={['2026', '2025']}
            value={value}
            onChange={set}
          />
        )}
      </Held>,
    )

  it('joins month and year, and also reports a month or a year alone', () => {
    show('')
    fireEvent.change(screen.getByLabelText('Mes'), { target: { value: '03' } })
    expect(onChange).toHaveBeenLastCalledWith('-03')
    fireEvent.change(screen.getByLabelText('Año'), { target: { value: '2025' } })
    expect(onChange).toHaveBeenLastCalledWith('2025-03')
    fireEvent.change(screen.getByLabelText('Mes'), { target: { value: '' } })
    expect(onChange).toHaveBeenLastCalledWith('2025-')
    fireEvent.change(screen.getByLabelText('Año'), { target: { value: '' } })
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  it('shows a saved year that its list does not include', () => {
    show('1949-02')
    expect(screen.getByLabelText<HTMLSelectElement>('Año').value).toBe('1949')
    expect(screen.getByLabelText<HTMLSelectElement>('Mes').value).toBe('02')
  })
})

describe('PercentSlider', () => {
  const words = { less: 'Bajar 10', more: 'Subir 10', percent: (value: number) => `${value} %` }
  const show = (start: number) =>
    render(
      <Held start={start}>
        {(value, set) => <PercentSlider label="Lo hablas" words={words} value={value} onChange={set} />}
      </Held>,
    )

  it('moves by tens with its buttons and announces the value', () => {
    show(80)
    const slider = screen.getByRole('slider', { name: 'Lo hablas' })
    fireEvent.click(screen.getByRole('button', { name: 'Subir 10: Lo hablas' }))
    expect(slider.getAttribute('aria-valuetext')).toBe('90 %')
    expect(screen.getByRole('status').textContent).toBe('90 %')
    fireEvent.click(screen.getByRole('button', { name: 'Subir 10: Lo hablas' }))
    onChange.mockClear()
    fireEvent.click(screen.getByRole('button', { name: 'Subir 10: Lo hablas' }))
    expect(slider.getAttribute('aria-valuetext')).toBe('100 %')
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Bajar 10: Lo hablas' }))
    expect(onChange).toHaveBeenLastCalledWith(90)
  })

  it('is a native slider without an extra announcement', () => {
    show(0)
    const slider = screen.getByRole('slider')
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual([
      '0',
      '100',
      '10',
    ])
    fireEvent.change(slider, { target: { value: '30' } })
    expect(onChange).toHaveBeenLastCalledWith(30)
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('CountField', () => {
  const show = (start = '') =>
    render(
      <Held start={start}>
        {(value, set) => (
          <CountField
            label="CURP"
            upperCase
            prefix="IDMEX"
            length={4}
            countText={(count, length) => `${count} de ${length}`}
            value={value}
            onChange={set}
          />
        )}
      </Held>,
    )

  it('counts the characters without spaces, and describes the field with prefix and count', () => {
    show()
    const field = screen.getByLabelText('CURP')
    fireEvent.change(field, { target: { value: 'ab c' } })
    expect(screen.getByText('3 de 4')).toBeTruthy()
    const said = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual(['IDMEX', '3 de 4'])
  })

  it('keeps the text unchanged while typing; removes spaces and changes to upper case on blur', () => {
    show()
    const field = screen.getByLabelText('CURP')
    fireEvent.change(field, { target: { value: ' ab ñ1' } })
    expect(onChange).toHaveBeenLastCalledWith(' ab ñ1')
    fireEvent.blur(field)
    expect(onChange).toHaveBeenLastCalledWith('ABÑ1')
    expect(field.getAttribute('autocapitalize')).toBe('characters')
    expect(field.getAttribute('spellcheck')).toBe('false')
  })

  it('never cuts a text that is too long', () => {
    show('ABCDEF')
    expect(screen.getByText('6 de 4')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('CURP').value).toBe('ABCDEF')
  })
})
