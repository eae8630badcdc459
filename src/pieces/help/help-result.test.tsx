import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HelpResult } from './help-result.tsx'

afterEach(cleanup)

const show = (typed: string) =>
  render(
    <HelpResult typed={typed} helpPath="/Ayuda" isOwn={() => true} otherwise={<p>no puedo entenderte</p>} />,
  )

test('answers with the help text and a link to its screen', () => {
  show('¿Qué es el kardex?')
  expect(screen.getByText(/^Es el registro de tus días/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Ir ahí/ }).getAttribute('href')).toBe('#/Kardex')
  expect(screen.queryByText('no puedo entenderte')).toBeNull()
})

test('shows that nothing was understood only when no help text matches', () => {
  show('pizza con piña')
  expect(screen.getByText('no puedo entenderte')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
