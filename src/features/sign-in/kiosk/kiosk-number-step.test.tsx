import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { KioskNumberStep } from './kiosk-number-step.tsx'
import { es as kiosk } from './kiosk-texts.es.ts'
import { es } from '../texts.es.ts'
import { noteDigits } from '../frame/usual-length.ts'

const onDone = vi.fn()
beforeEach(() => localStorage.clear())

function Step() {
  const [value, setValue] = useState('')
  const [isLetters, setLetters] = useState(false)
  return (
    <>
      <KioskNumberStep
        value={value}
        onChange={setValue}
        isLetters={isLetters}
        onLetters={setLetters}
        hasEnded={false}
        onDone={() => onDone(value)}
        onHelp={vi.fn()}
      />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('types and erases digits with the keys, and reports an empty number', () => {
  render(<Step />)
  press(kiosk.number.go)
  expect(screen.getByRole('alert').textContent).toBe(es.problems.noUser)
  for (const digit of '1057') press(digit)
  expect(screen.queryByRole('alert')).toBeNull()
  press(kiosk.number.erase)
  press(kiosk.number.go)
  expect(onDone).toHaveBeenLastCalledWith('105')
})

test('advances automatically after the usual number of digits, once that number is certain', () => {
  for (const user of ['100101', '100102', 'lupita', '100103', '100104']) noteDigits(user)
  render(<Step />)
  onDone.mockClear()
  for (const digit of '100105') press(digit)
  expect(onDone).not.toHaveBeenCalled()
  cleanup()
  noteDigits('100105')
  render(<Step />)
  for (const digit of '100106') press(digit)
  expect(onDone).toHaveBeenCalledOnce()
  press('7')
  expect(onDone).toHaveBeenCalledOnce()
  cleanup()
  noteDigits('2001')
  render(<Step />)
  for (const digit of '100106') press(digit)
  expect(onDone).toHaveBeenCalledOnce()
})

test('does not advance automatically while a badge reader types', () => {
  for (let turn = 0; turn < 5; turn++) noteDigits('100101')
  onDone.mockClear()
  render(<Step />)
  fireEvent.change(screen.getByLabelText(es.login.user), { target: { value: '100101' } })
  expect(onDone).not.toHaveBeenCalled()
})

test('limits the number to 12 digits', () => {
  render(<Step />)
  for (let turn = 0; turn < 20; turn++) press('9')
  expect(screen.getByLabelText<HTMLInputElement>(es.login.user).value).toBe('999999999999')
})

test('switches to a nickname when a letter is typed, and back to an empty number', () => {
  render(<Step />)
  fireEvent.change(screen.getByLabelText(es.login.user), { target: { value: 'l' } })
  const field = screen.getByLabelText<HTMLInputElement>(kiosk.letters.label)
  expect(field.value).toBe('l')
  expect(screen.queryByRole('group', { name: kiosk.number.keys })).toBeNull()
  press('7')
  press('z')
  expect(field.value).toBe('l7z')
  press(es.login.numbersLabel)
  expect(screen.getByLabelText<HTMLInputElement>(es.login.user).value).toBe('')
})

test('turns off the browser’s autocomplete', () => {
  const { container } = render(<Step />)
  for (const field of container.querySelectorAll('form, input'))
    expect(field.getAttribute('autocomplete')).toBe('off')
  expect(screen.getByLabelText(es.login.user).getAttribute('inputmode')).toBe('none')
})
