import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLetter } from './letter.ts'
import { useRoom } from './use-room.ts'

let width: number
let listeners: Set<() => void>

beforeEach(() => {
  // Another file of this worker may have left larger text, which needs more width.
  setLetter('1')
  listeners = new Set()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/([\d.]+)px/.exec(query)?.[1] ?? 0)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Desk() {
  const { measure, isMeasured, hasTable } = useRoom(640)
  return (
    <div ref={measure} data-testid={hasTable ? 'beside' : 'in place'}>
      {isMeasured && <textarea aria-label="Respuesta" />}
    </div>
  )
}

function turn(next: number): void {
  width = next
  act(() => listeners.forEach((listener) => listener()))
}

test('keeps an open form with its text while a phone is turned and turned back', () => {
  width = 360
  render(<Desk />)
  const field = screen.getByLabelText('Respuesta')
  fireEvent.change(field, { target: { value: 'Se paga' } })
  turn(740)
  expect(screen.getByTestId('beside')).toBeTruthy()
  expect(screen.getByLabelText('Respuesta')).toBe(field)
  turn(360)
  expect(screen.getByTestId('in place')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Respuesta').value).toBe('Se paga')
  expect(screen.getByLabelText('Respuesta')).toBe(field)
})
