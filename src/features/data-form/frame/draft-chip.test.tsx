import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DraftChip, HeaderChip } from './draft-chip.tsx'

test.each([
  ['nothing was typed', { state: 'none', canKeep: true }, false, 'Sin empezar'],
  ['an answer is being stored', { state: 'none', canKeep: true }, true, 'En proceso'],
  [
    'the device cannot store answers',
    { state: 'none', canKeep: false },
    false,
    'No se guarda en este dispositivo',
  ],
  ['an answer is stored', { state: 'draft', canKeep: true }, true, 'Guardado en este dispositivo'],
])('shows the state of the step when %s', (_what, draft, isTouched, text) => {
  render(
    <HeaderChip
      draft={{ at: 1, ...draft } as never}
      isTouched={isTouched}
      shown={null}
      onExplain={() => undefined}
    />,
  )
  expect(screen.getByText(text)).toBeTruthy()
})

test('shows the date, not the time, of a draft synced on another day', () => {
  render(<DraftChip state="synced" at={Date.parse('2024-03-08T14:02:00Z')} />)
  expect(screen.getByText('Enviado · 08/03/2024')).toBeTruthy()
})
