import { afterEach, expect, test, vi } from 'vitest'
import { moveFocus } from '#ui/actions/focus.ts'
import { keepFieldInView } from './field-in-view.ts'

const scrolled = vi.fn()
Element.prototype.scrollIntoView = scrolled
Object.defineProperty(window, 'innerHeight', { value: 640, writable: true })
keepFieldInView()

afterEach(() => {
  resize(640)
  document.body.replaceChildren()
  scrolled.mockClear()
})

function resize(height: number): void {
  Object.assign(window, { innerHeight: height })
  window.dispatchEvent(new Event('resize'))
}

function focused(name: 'input' | 'button'): HTMLElement {
  const element = document.createElement(name)
  document.body.append(element)
  moveFocus(element)
  return element
}

test('scrolls to the focused field when the keyboard makes the window lower', () => {
  const field = focused('input')
  resize(320)
  expect(scrolled.mock.contexts).toEqual([field])
})

test('scrolls nowhere when the window grows, and without a focused field', () => {
  focused('button')
  resize(320)
  focused('input')
  resize(640)
  expect(scrolled).not.toHaveBeenCalled()
})
