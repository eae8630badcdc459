import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, setPageReload } from '#parts/lazy-part.ts'
import { PartLoader, OptionalPart } from './part-loader.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setPageReload(async () => false)
  vi.restoreAllMocks()
})

const failure = (retry: () => void, why: string) => <button onClick={retry}>{why}</button>

test('GRAL-28: keeps the surrounding content when a part cannot be loaded, and loads the part on retry', async () => {
  let isThere = false
  const load = lazyPart(async () => {
    if (!isThere) throw new Error('gone')
    return { name: 'part' }
  })
  render(
    <>
      <p>around</p>
      <PartLoader load={load} waiting={<p>waiting</p>} failure={failure}>
        {({ name }) => <p>{name}</p>}
      </PartLoader>
    </>,
  )
  expect(screen.getByText('waiting')).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'notLoaded' })
  expect(screen.getByText('around')).toBeTruthy()
  isThere = true
  await act(async () => again.click())
  expect(await screen.findByText('part')).toBeTruthy()
})

test('keeps the surrounding content when a part throws, and renders the part on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const load = lazyPart(async () => ({
    Inside: () => {
      if (isBroken) throw new Error('broken')
      return <p>whole</p>
    },
  }))
  render(
    <>
      <p>around</p>
      <PartLoader load={load} failure={failure}>
        {({ Inside }) => <Inside />}
      </PartLoader>
    </>,
  )
  const again = await screen.findByRole('button', { name: 'broken' })
  expect(screen.getByText('around')).toBeTruthy()
  isBroken = false
  await act(async () => again.click())
  expect(await screen.findByText('whole')).toBeTruthy()
})

test('shows nothing for a failed optional part, retries it automatically, and never reloads the page', async () => {
  vi.useFakeTimers()
  const startOver = vi.fn(async () => true)
  setPageReload(startOver)
  let isThere = false
  const load = lazyPart(async () => {
    if (!isThere) throw new Error('gone')
    return { name: 'part' }
  })
  const { container } = render(<OptionalPart load={load}>{({ name }) => <p>{name}</p>}</OptionalPart>)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(container.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  isThere = true
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(container.textContent).toBe('part')
  expect(startOver).not.toHaveBeenCalled()
})
