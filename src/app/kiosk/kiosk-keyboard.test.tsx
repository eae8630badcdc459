import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KioskKeyboard } from './kiosk-keyboard.tsx'

const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = scrolled
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  scrolled.mockClear()
})

function Page({ children = null }: { children?: React.ReactNode }) {
  const [typed, setTyped] = useState(['', ''])
  const change = (place: number) => ({
    value: typed[place],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped(typed.with(place, currentTarget.value)),
  })
  return (
    <>
      <main>
        <form>
          <input aria-label="Calle" {...change(0)} />
          <textarea aria-label="Comentario" {...change(1)} />
          <select aria-label="Estado">
            <option>Puebla</option>
          </select>
          <button type="submit">Seguir</button>
        </form>
        {children}
      </main>
      <KioskKeyboard />
    </>
  )
}

const keys = () => screen.queryByRole('group', { name: 'Teclado' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const enter = (label: string) => act(() => screen.getByLabelText(label).focus())
const later = () => act(() => void vi.advanceTimersByTime(1000))

test('shows the keyboard for text fields, types into them and moves on to the next field', () => {
  render(<Page />)
  expect(keys()).toBeNull()
  enter('Calle')
  press('a')
  expect(screen.getByLabelText<HTMLInputElement>('Calle').value).toBe('a')
  expect(screen.getByLabelText('Calle').inputMode).toBe('none')
  press('Siguiente')
  later()
  press('b')
  press('Espacio')
  press('c')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comentario').value).toBe('b c')
  press('Siguiente')
  expect(document.activeElement).toBe(screen.getByLabelText('Estado'))
  later()
  expect(keys()).toBeNull()
})

test('scrolls the focused field into view; the keyboard stays for a moment after the focus leaves', () => {
  render(<Page />)
  enter('Comentario')
  expect(scrolled).toHaveBeenCalled()
  expect(document.documentElement.hasAttribute('data-typing')).toBe(true)
  act(() => screen.getByRole('button', { name: 'Seguir' }).focus())
  expect(keys()).not.toBeNull()
  later()
  expect(keys()).toBeNull()
  expect(document.documentElement.hasAttribute('data-typing')).toBe(false)
})

test('shows only number keys for number fields, also after a text field', () => {
  const { unmount } = render(
    <Page>
      <input aria-label="Código postal" inputMode="numeric" />
      <input aria-label="Sueldo" inputMode="decimal" />
    </Page>,
  )
  const faces = () =>
    within(keys() as HTMLElement)
      .getAllByRole('button')
      .map((key) => key.textContent)
  const digits = Array.from('1234567890')
  enter('Código postal')
  expect(faces()).toEqual([...digits, 'Borrar', 'Listo'])
  expect(document.documentElement.dataset.typing).toBe('digits')
  enter('Sueldo')
  expect(faces()).toEqual([...digits, '.', 'Borrar', 'Listo'])
  press('7')
  expect(screen.getByLabelText<HTMLInputElement>('Sueldo').value).toBe('7')
  enter('Calle')
  expect(faces()).toContain('ñ')
  expect(document.documentElement.dataset.typing).toBe('all')
  enter('Código postal')
  expect(faces()).toEqual([...digits, 'Borrar', 'Listo'])
  unmount()
})

test('shows no keyboard on a screen that has keys of its own', () => {
  render(
    <Page>
      <div data-keyboard="" />
    </Page>,
  )
  enter('Calle')
  expect(keys()).toBeNull()
})
