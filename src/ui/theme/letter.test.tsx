import { afterEach, expect, test, vi } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { applyLetter, followLetter, useLetter } from './letter.ts'

const root = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  root.removeAttribute('style')
  delete root.dataset.letter
})

function look(browserPx: string, letter: '1' | '1.25' | '1.5') {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize: browserPx } as CSSStyleDeclaration)
  applyLetter(letter)
  const { fontSize } = root.style
  return { letter: root.dataset.letter, px: fontSize === '' ? '' : Number.parseFloat(fontSize).toFixed(1) }
}

test('uses the layout of the app’s large text sizes when the browser’s text is larger than usual', () => {
  expect(look('32px', '1')).toEqual({ letter: '1.5', px: '21.3' })
  expect(look('20px', '1')).toEqual({ letter: '1.25', px: '16.0' })
  expect(look('20px', '1.25')).toEqual({ letter: '1.5', px: '16.7' })
})

test('changes only the letter attribute when the browser’s text is not larger than usual', () => {
  for (const letter of ['1', '1.25', '1.5'] as const) expect(look('16px', letter)).toEqual({ letter, px: '' })
  expect(look('12px', '1')).toEqual({ letter: '1', px: '' })
})

test('follows the text size that another tab sets', () => {
  followLetter()
  const { result } = renderHook(() => useLetter())
  act(() => {
    localStorage.setItem('turno.letra', '1.5')
    window.dispatchEvent(new StorageEvent('storage', { key: 'turno.letra' }))
  })
  expect(result.current).toBe('1.5')
  expect(root.dataset.letter).toBe('1.5')
  localStorage.clear()
})
