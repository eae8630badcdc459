import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from '#parts/lazy-part.ts'
import { SelfOpened } from './self-opened.tsx'

const file = vi.hoisted(() => {
  let come: (part: { ReminderDialog: () => ReactNode }) => void = () => undefined
  const promise = new Promise<{ ReminderDialog: () => ReactNode }>((resolve) => (come = resolve))
  return { promise, come }
})
vi.mock('#features/reminders/routes.tsx', () => ({ loadReminders: lazyPart(() => file.promise) }))
vi.mock('./use-turn.ts', () => ({
  useTurn: () => ({ kind: 'ptu', papers: {}, close: vi.fn(), leave: vi.fn() }),
}))

test('a dialog whose file has not come takes no Back: only what is seen is closed by it', async () => {
  const watched = vi.fn()
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watched()
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  render(<SelfOpened taken={null} take={() => undefined} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(watched).not.toHaveBeenCalled()
  file.come({ ReminderDialog: () => <p>PTU</p> })
  expect(await screen.findByText('PTU')).toBeTruthy()
  await vi.waitFor(() => expect(watched).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})
