import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HeaderChip } from './draft-chip.tsx'

afterEach(cleanup)

test.each([
  ['nothing was typed', { state: 'none', canKeep: true }, false, 'Sin empezar'],
  ['something is being kept', { state: 'none', canKeep: true }, true, 'En proceso'],
  ['nothing can be kept', { state: 'none', canKeep: false }, false, 'Sin guardado local'],
  ['it is kept', { state: 'draft', canKeep: true }, true, 'Guardado en este dispositivo'],
])('where %s the step says so', (_what, draft, isTouched, text) => {
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
