import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  forgetSynced,
  noteFailed,
  notePartFailure,
  noteShown,
  noteSynced,
  noteUnreached,
  useSyncState,
} from './sync-state.ts'

function Probe() {
  const { at, reach } = useSyncState()
  return <p>{`${at} ${reach}`}</p>
}

test('uses the date of the oldest painted data, else of the last answer', async () => {
  render(<Probe />)
  const list = {}
  const card = {}
  act(() => noteSynced(500))
  expect(screen.getByText('500 reached')).toBeTruthy()
  act(() => {
    noteShown(list, 100)
    noteShown(card, 300)
  })
  expect(screen.getByText('500 reached')).toBeTruthy()
  expect(await screen.findByText('100 reached')).toBeTruthy()
  noteShown(list, null)
  expect(await screen.findByText('300 reached')).toBeTruthy()
  noteShown(card, null)
  expect(await screen.findByText('500 reached')).toBeTruthy()
})

test('reports a page of another server as an unavailable service, and a malformed answer as reached', () => {
  render(<Probe />)
  act(() => noteSynced(500))
  act(() => noteFailed({ kind: 'malformed', detail: 'HTML', isForeign: true }))
  expect(screen.getByText('500 unavailable')).toBeTruthy()
  act(() => noteSynced(500))
  act(() => noteFailed({ kind: 'malformed', detail: 'another shape' }))
  expect(screen.getByText('500 reached')).toBeTruthy()
})

test('reports an unavailable service while a part on screen has no answer, although others have', () => {
  const part = {}
  render(<Probe />)
  act(() => notePartFailure(part, { kind: 'malformed', detail: 'HTML', isForeign: true }))
  act(() => noteSynced(500))
  expect(screen.getByText('500 unavailable')).toBeTruthy()
  act(() => notePartFailure(part, { kind: 'rejected', code: 'x', message: '' }))
  expect(screen.getByText('500 reached')).toBeTruthy()
  act(() => notePartFailure(part, { kind: 'unavailable', retryAfterMs: null }))
  expect(screen.getByText('500 unavailable')).toBeTruthy()
  act(() => notePartFailure(part, null))
  expect(screen.getByText('500 reached')).toBeTruthy()
})

test('reports a lost network until an answer arrives or the network returns', () => {
  render(<Probe />)
  act(() => noteSynced(500))
  act(() => noteUnreached('offline'))
  expect(screen.getByText('500 offline')).toBeTruthy()
  act(() => noteSynced(700))
  expect(screen.getByText('700 reached')).toBeTruthy()
  act(() => noteUnreached('unavailable'))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('700 reached')).toBeTruthy()
})

test('forgets the dates and the failure of the previous person', async () => {
  render(<Probe />)
  act(() => noteSynced(500))
  act(() => noteUnreached('offline'))
  vi.useFakeTimers()
  noteShown({}, 100)
  vi.useRealTimers()
  act(forgetSynced)
  expect(screen.getByText('null reached')).toBeTruthy()
  const list = {}
  noteShown(list, 300)
  expect(await screen.findByText('300 reached')).toBeTruthy()
  noteShown(list, null)
  expect(await screen.findByText('null reached')).toBeTruthy()
})
