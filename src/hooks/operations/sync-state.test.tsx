import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetSynced, noteFailed, noteShown, noteSynced, noteUnreached, useSyncState } from './sync-state.ts'

function Probe() {
  const { at, reach } = useSyncState()
  return <p>{`${at} ${reach}`}</p>
}

test('the oldest data on screen dates it once it is painted; when it goes, the last answer does', async () => {
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

test('a page of somebody else in the service’s place brings nothing up to date', () => {
  render(<Probe />)
  act(() => noteSynced(500))
  act(() => noteFailed({ kind: 'malformed', detail: 'HTML', isForeign: true }))
  expect(screen.getByText('500 unavailable')).toBeTruthy()
  act(() => noteSynced(500))
  act(() => noteFailed({ kind: 'malformed', detail: 'another shape' }))
  expect(screen.getByText('500 reached')).toBeTruthy()
})

test('a lost network stays known until an answer comes or the network is back', () => {
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

test('the next person starts with nothing fetched or shown, and with no failure of the one before', async () => {
  render(<Probe />)
  act(() => noteSynced(500))
  act(() => noteUnreached('offline'))
  // With fake timers this date is never painted.
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
