import { act, cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Load, lazyPart, setPageReload } from '#parts/lazy-part.ts'
import { useOptionalPart, usePart } from './use-part.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setPageReload(async () => false)
})

function Probe({ load }: { load: () => Promise<{ name: string }> }) {
  const part = usePart(load)
  if (part.kind === 'failed') return <button onClick={part.retry}>again</button>
  return <p>{part.kind === 'ready' ? part.value.name : 'waiting'}</p>
}

test('GRAL-28: fails when a part has not loaded after 120 s; a retry then reloads the page', async () => {
  vi.useFakeTimers()
  const startOver = vi.fn(async () => true)
  setPageReload(startOver)
  render(<Probe load={lazyPart(() => new Promise(() => undefined))} />)
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(screen.getByText('waiting')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  const again = screen.getByRole('button', { name: 'again' })
  expect(startOver).not.toHaveBeenCalled()
  await act(async () => again.click())
  expect(startOver).toHaveBeenCalledOnce()
})

test('shows a loaded part in the first render', async () => {
  const load = lazyPart(() => Promise.resolve({ name: 'kept' }))
  const first = render(<Probe load={load} />)
  await screen.findByText('kept')
  first.unmount()
  render(<Probe load={load} />)
  expect(screen.getByText('kept')).toBeTruthy()
})

test('shows the new part when the part changes during loading', async () => {
  const never = lazyPart(() => new Promise<{ name: string }>(() => undefined))
  const other = lazyPart(() => Promise.resolve({ name: 'other' }))
  const view = render(<Probe load={never} />)
  view.rerender(<Probe load={other} />)
  expect(await screen.findByText('other')).toBeTruthy()
})

test('clears the failure when the part changes', async () => {
  const missingPart = lazyPart(() => Promise.reject<{ name: string }>(new Error('gone')))
  const other = lazyPart(() => Promise.resolve({ name: 'other' }))
  const view = render(<Probe load={missingPart} />)
  await screen.findByRole('button', { name: 'again' })
  view.rerender(<Probe load={other} />)
  expect(await screen.findByText('other')).toBeTruthy()
})

test.each([
  ['a part', (load: Load<string>) => usePart(load).kind === 'ready'],
  ['an optional part', (load: Load<string>) => useOptionalPart(load) !== null],
])('shows %s that arrives between a render and its effect', async (_what, useIsShown) => {
  let arrive: (part: string) => void = () => undefined
  const load = lazyPart(() => new Promise<string>((resolve) => (arrive = resolve)))
  void load()
  function Shown() {
    // Promises resolve between the layout effect and the effects that follow the paint.
    useLayoutEffect(() => arrive('part'), [])
    return <p>{useIsShown(load) ? 'shown' : 'waiting'}</p>
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Shown />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('shown'))
  root.unmount()
})
