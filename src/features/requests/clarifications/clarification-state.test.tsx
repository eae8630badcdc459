import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as texts from '#i18n/use-texts.ts'
import { StateOf } from './clarification-state.tsx'
import { texts as en } from './clarification-texts.en.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('CLAR-17, CLAR-18: translates the two known states and shows any other as the server sent it', () => {
  vi.spyOn(texts, 'useTexts').mockReturnValue(en as never)
  render(
    <>
      <StateOf row={{ isOpen: true, state: 'Abierta' }} />
      <StateOf row={{ isOpen: false, state: 'Cerrada' }} />
      <StateOf row={{ isOpen: false, state: 'En revisión' }} />
    </>,
  )
  expect(screen.getByText('Open')).toBeTruthy()
  expect(screen.getByText('Closed')).toBeTruthy()
  expect(screen.getByText('En revisión').lang).toBe('es-MX')
})
