import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#hooks/operations/after-paint.ts'
import { noteBusy, noteShown, noteSynced, noteUnreached } from '#hooks/operations/sync-state.ts'
import * as openStores from '#core/store/open-store.ts'
import * as waiting from '#hooks/work/use-waiting-count.ts'
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

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  [{ going: 2, stuck: 0 }, '2 por enviar'],
  [{ going: 2, stuck: 1 }, '1 por revisar'],
  [{ going: 0, stuck: 3 }, '3 por revisar'],
])('names requests that wait for the person before requests sent automatically: %o', (count, text) => {
  vi.spyOn(waiting, 'useWaitingCount').mockReturnValue(count)
  show()
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('#/PorEnviar')
})

test.each(['unavailable', 'offline'] as const)(
  'shows “Sin internet” in a header without a date only when offline: %s',
  (why) => {
    show()
    act(() => noteUnreached(why))
    expect(screen.queryByText(es.sync.offline) !== null).toBe(why === 'offline')
    expect(screen.queryByText(es.sync.unavailableWithout) !== null).toBe(why === 'unavailable')
  },
)

test('says that the server is busy and how old the data is, until an answer arrives', async () => {
  show()
  const part = {}
  act(() => noteBusy(part, true))
  expect(screen.getByText(es.sync.busyWithout)).toBeTruthy()
  expect(screen.queryByText(es.sync.offline)).toBeNull()
  const list = {}
  noteShown(list, Date.parse('2026-11-20T18:00:00Z'))
  await act(afterPaint)
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

test('shows the date below the header on a page opened offline, and in the header when the network is lost later', async () => {
  const page = {}
  show()
  noteShown(page, Date.parse('2026-11-20T18:00:00Z'))
  await act(afterPaint)
  act(() => noteUnreached('offline'))
  // The text is only for screen readers, because a banner would push or cover the page.
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
  await act(afterPaint)
})

test('shows no date on a screen without data, although another screen shows dated data', () => {
  act(() => {
    noteSynced(Date.parse('2026-11-20T18:00:00Z'))
    noteUnreached('offline')
  })
  show()
  expect(screen.getByText(es.sync.offline)).toBeTruthy()
  expect(screen.queryByText(/20\/11\/2026/)).toBeNull()
})

test('shows the date instead of the time for data of another day', () => {
  show()
  act(() => noteSynced(Date.parse('2026-11-20T14:02:00Z')))
  expect(screen.getByText('Al día · 20/11/2026')).toBeTruthy()
})

test('says on an offline form that input is kept, without the date of its data', async () => {
  act(() => noteUnreached('offline'))
  show(true)
  const part = {}
  noteShown(part, Date.parse('2026-11-20T18:00:00Z'))
  await act(afterPaint)
  expect(screen.getByText('Sin internet. Lo que escribes se guarda aquí.')).toBeTruthy()
  expect(screen.queryByText(/Ves datos del/)).toBeNull()
  noteShown(part, null)
})

test('says on a form that input is kept while the server does not answer', async () => {
  act(() => noteUnreached('unavailable'))
  show(true)
  const part = {}
  noteShown(part, Date.parse('2026-11-20T18:00:00Z'))
  await act(afterPaint)
  expect(screen.getByText('No pudimos actualizar. Lo que escribes se guarda aquí.')).toBeTruthy()
  cleanup()
  vi.spyOn(openStores, 'isWorkRetrievable').mockReturnValue(false)
  show(true)
  expect(screen.getByText('No pudimos actualizar. Lo que escribes se borra cuando terminas.')).toBeTruthy()
  noteShown(part, null)
})
