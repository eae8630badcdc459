import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { painted } from '#hooks/operations/painted.ts'
import { noteBusy, noteShown, noteSynced, noteUnreached } from '#hooks/operations/sync-state.ts'
import { SyncBanner, SyncMark } from './shell-sync.tsx'
import { es } from '../page/texts.es.ts'

function show(isForm = false) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SyncMark look="line" />
      <SyncBanner isForm={isForm} />
    </QueryClientProvider>,
  )
}

test.each(['unavailable', 'offline'] as const)(
  'a header with nothing to date says “Sin internet” only without one: %s',
  (why) => {
    show()
    act(() => noteUnreached(why))
    expect(screen.queryByText(es.sync.offline) !== null).toBe(why === 'offline')
    expect(screen.queryByText(es.sync.unavailableWithout) !== null).toBe(why === 'unavailable')
  },
)

test('while many are coming in it says so, with the date of what is shown, and no more once its turn has come', async () => {
  show()
  const part = {}
  act(() => noteBusy(part, true))
  expect(screen.getByText(es.sync.busyWithout)).toBeTruthy()
  expect(screen.queryByText(es.sync.offline)).toBeNull()
  const list = {}
  noteShown(list, Date.parse('2026-11-20T18:00:00Z'))
  await act(painted)
  expect(
    screen.getByText(/Mucha gente está entrando\. Seguimos intentando\. Ves datos del 20\/11\/2026/),
  ).toBeTruthy()
  act(() => {
    noteBusy(part, false)
    noteSynced(Date.parse('2026-11-23T18:00:00Z'))
    noteShown(list, null)
  })
  expect(screen.queryByText(/Mucha gente/)).toBeNull()
})

test('what is known as a page comes stands under the header until the page goes; what comes later stands in the header', async () => {
  const page = {}
  show()
  noteShown(page, Date.parse('2026-11-20T18:00:00Z'))
  await act(painted)
  act(() => noteUnreached('offline'))
  // Only announced: a banner would push or cover the page.
  const strip = () => screen.getByText(/^Sin internet\. Ves datos del 20\/11\/2026/)
  expect(strip().className).toBe('t-hidden')
  expect(screen.getByText('Sin internet · 20/11/2026')).toBeTruthy()
  act(() => noteSynced(Date.parse('2026-11-23T18:00:00Z')))
  expect(screen.queryByText(/^Sin internet/)).toBeNull()
  act(() => noteUnreached('offline'))
  cleanup()
  show()
  expect(strip().className).not.toBe('t-hidden')
  expect(screen.queryByText('Sin internet · 20/11/2026')).toBeNull()
  const place = screen.getByRole('status').firstElementChild
  act(() => noteSynced(Date.parse('2026-11-23T18:00:00Z')))
  expect(screen.getByRole('status').firstElementChild).toBe(place)
  noteShown(page, null)
  await act(painted)
})

test('a screen without data of its own is not dated by what another one has fetched', () => {
  act(() => {
    noteSynced(Date.parse('2026-11-20T18:00:00Z'))
    noteUnreached('offline')
  })
  show()
  expect(screen.getByText(es.sync.offline)).toBeTruthy()
  expect(screen.queryByText(/20\/11\/2026/)).toBeNull()
})

test('an hour of another day stands with its day', () => {
  show()
  act(() => noteSynced(Date.parse('2026-11-20T14:02:00Z')))
  expect(screen.getByText('Al día · 20/11/2026')).toBeTruthy()
})

test('without a network a form says that what is typed is kept, and not of when its data are', async () => {
  act(() => noteUnreached('offline'))
  show(true)
  const part = {}
  noteShown(part, Date.parse('2026-11-20T18:00:00Z'))
  await act(painted)
  expect(screen.getByText('Sin internet. Lo que escribes se guarda aquí.')).toBeTruthy()
  expect(screen.queryByText(/Ves datos del/)).toBeNull()
  noteShown(part, null)
})
