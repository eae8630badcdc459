import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

let watchers: EventTarget[]

beforeEach(() => {
  watchers = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy() {
      watchers = watchers.filter((each) => each !== this)
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function back(): 'left' | 'caught' {
  const newest = watchers.pop()
  newest?.dispatchEvent(new Event('close'))
  return newest ? 'caught' : 'left'
}

const nothing = () => undefined
const question = {
  title: 'Warning',
  question: 'Sure?',
  cancelText: 'No',
  confirmText: 'Yes',
  onConfirm: nothing,
}

test('closes a question on Back instead of leaving the screen and losing its typed input', async () => {
  const onCancel = vi.fn()
  const { rerender } = render(<ConfirmDialog opened {...question} onCancel={onCancel} />)
  await screen.findByRole('dialog')
  expect(back()).toBe('caught')
  expect(onCancel).toHaveBeenCalledOnce()
  rerender(<ConfirmDialog opened={false} {...question} onCancel={onCancel} />)
  expect(back()).toBe('left')
})

test('catches every Back while a dialog answers it and stays open', async () => {
  const onClose = vi.fn()
  render(
    <Dialog opened size="medium" title="Title" closeLabel="Close" onClose={onClose}>
      <input aria-label="Reason" />
    </Dialog>,
  )
  await screen.findByRole('dialog')
  expect([back(), back()]).toEqual(['caught', 'caught'])
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('does not catch Back in a large dialog, except with `backCloses`', async () => {
  const { rerender } = render(
    <Dialog opened title="Title" closeLabel="Close" onClose={nothing}>
      <p>Text</p>
    </Dialog>,
  )
  await screen.findByRole('dialog')
  expect(watchers).toEqual([])
  rerender(
    <Dialog opened backCloses title="Title" closeLabel="Close" onClose={nothing}>
      <p>Text</p>
    </Dialog>,
  )
  expect(watchers).toHaveLength(1)
})
