import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Keyboard } from './keyboard.tsx'

const words = {
  label: 'Teclado',
  shift: 'Mayús.',
  erase: 'Borrar',
  space: 'Espacio',
  signs: 'Signos',
  letters: 'Letras',
}
const onSend = vi.fn()

function Form() {
  const [typed, setTyped] = useState(['', ''])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(typed)
      }}
    >
      {['Una', 'Otra'].map((label, place) => (
        <input
          key={label}
          aria-label={label}
          type="password"
          maxLength={100}
          value={typed[place]}
          onChange={({ currentTarget }) => setTyped(typed.with(place, currentTarget.value))}
        />
      ))}
      <Keyboard words={words} goWord="Entrar" />
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: (accessible) => accessible === name }))
const write = (text: string) => {
  for (const char of text) press(char)
}

function show(): void {
  render(<Form />)
  field('Una').focus()
}

test('has a key for every ASCII character and every Spanish letter', () => {
  show()
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
  const faces = new Set<string>([' '])
  const note = () => {
    for (const { textContent } of screen.getAllByRole('button')) faces.add(textContent)
  }
  note()
  press('Mayús.')
  note()
  press('Signos')
  note()
  press('Mayús.')
  press('Mayús.')
  note()
  expect([...ascii, ...Array.from('áéíóúüñÁÉÍÓÚÜÑ¿¡')].filter((char) => !faces.has(char))).toEqual([])
})

test('shifts one letter, or all after two taps; erases the selection or the character before the caret', () => {
  show()
  press('Mayús.')
  write('P')
  write('or')
  press('Mayús.')
  press('Mayús.')
  write('AB')
  press('Mayús.')
  press('Espacio')
  write('.1')
  expect(field('Una').value).toBe('PorAB .1')
  press('Borrar')
  field('Una').setSelectionRange(3, 5)
  press('Borrar')
  write('t')
  expect(field('Una').value).toBe('Port .')
  expect(field('Una').selectionStart).toBe(4)
})

test('types into the field focused last, moves on field by field, and respects the length limit', () => {
  show()
  write('a')
  press('Entrar')
  expect(document.activeElement).toBe(field('Otra'))
  write('b')
  expect(onSend).not.toHaveBeenCalled()
  press('Entrar')
  expect(onSend).toHaveBeenLastCalledWith(['a', 'b'])
  fireEvent.change(field('Otra'), { target: { value: 'x'.repeat(100) } })
  write('y')
  expect(field('Otra').value).toBe('x'.repeat(100))
})

test('keeps the system keyboard away from its fields', () => {
  show()
  fireEvent.pointerDown(field('Otra'))
  expect([field('Una').inputMode, field('Otra').inputMode]).toEqual(['none', 'none'])
})
