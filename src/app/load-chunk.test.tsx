import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChunk } from './load-chunk.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Probe({ load }: { load: () => Promise<{ name: string }> }) {
  const chunk = useChunk(load)
  if (chunk.kind === 'failed') return <button onClick={chunk.retry}>again</button>
  return <p>{chunk.kind === 'ready' ? chunk.value.name : 'waiting'}</p>
}

test('GRAL-28: a chunk that has not come after 120 s has failed, and can be tried again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<{ name: string }>>(() => new Promise(() => undefined))
  render(<Probe load={load} />)
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(screen.getByText('waiting')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  const again = screen.getByRole('button', { name: 'again' })
  load.mockResolvedValueOnce({ name: 'screen' })
  await act(async () => again.click())
  expect(screen.getByText('screen')).toBeTruthy()
})

test('a chunk that is here already shows in the first render', async () => {
  const load = () => Promise.resolve({ name: 'kept' })
  const first = render(<Probe load={load} />)
  await screen.findByText('kept')
  first.unmount()
  render(<Probe load={load} />)
  expect(screen.getByText('kept')).toBeTruthy()
})

test('going to another chunk while one is on its way shows the other', async () => {
  const never = () => new Promise<{ name: string }>(() => undefined)
  const other = () => Promise.resolve({ name: 'other' })
  const view = render(<Probe load={never} />)
  view.rerender(<Probe load={other} />)
  expect(await screen.findByText('other')).toBeTruthy()
})
