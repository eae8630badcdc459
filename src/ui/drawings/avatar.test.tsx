import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import tones from '../theme/tone.module.css'
import { Avatar } from './avatar.tsx'

test('draws every person in one colour, and in grey with `isOver`', () => {
  const { container, rerender } = render(<Avatar name="GUADALUPE RAMOS" />)
  const badge = () => container.querySelector('[data-person]')
  expect(badge()?.classList.contains(tones.pink ?? '')).toBe(true)
  expect(badge()?.textContent).toBe('GR')
  rerender(<Avatar name="GUADALUPE RAMOS" isOver />)
  expect(badge()?.classList.contains(tones.neutral ?? '')).toBe(true)
})
