import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteUnstoredText } from '#core/store/update-readiness.ts'
import { es } from './update-texts.es.ts'
import { UpdatePrompt } from './update-prompt.tsx'
import * as worker from './worker.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('promises to save the input only while all of it can be stored', () => {
  vi.spyOn(worker, 'useHasUpdate').mockReturnValue(true)
  render(<UpdatePrompt />)
  expect(screen.getByText(es.text)).toBeTruthy()
  const part = {}
  act(() => noteUnstoredText(part, true))
  expect(screen.queryByText(es.text)).toBeNull()
  expect(screen.getByText(es.losing)).toBeTruthy()
  act(() => noteUnstoredText(part, false))
  expect(screen.getByText(es.text)).toBeTruthy()
})
