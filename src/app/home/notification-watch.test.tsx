import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { Bell } from '../shell/bell.tsx'
import { NotificationWatch } from './notification-watch.tsx'

let list: { id: number; color: string; icono: string; titulo: string; abierta?: boolean }[]
let incidents: number
let requests: number[]
let badge: number
let worker: EventTarget

const item = (id: number, abierta?: boolean) => ({
  id,
  color: 'blue',
  icono: '',
  titulo: 'Aviso',
  ...(abierta === undefined ? {} : { abierta }),
})

function openSession(hasToken = true): void {
  const profile = { user: { Id_Usuario: 9, Folio: '100201' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken, expiresAt: null, mustChangePassword: false })
}

beforeEach(() => {
  list = [item(1, false), item(2, true), item(3)]
  incidents = 0
  requests = []
  badge = -1
  worker = Object.assign(new EventTarget(), { getRegistration: async () => undefined })
  for (const [name, value] of Object.entries({
    serviceWorker: worker,
    setAppBadge: async (count: number) => void (badge = count),
    clearAppBadge: async () => void (badge = 0),
  }))
    Object.defineProperty(window.navigator, name, { configurable: true, value })
  openSession()
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    requests.push(Opcion)
    if (Opcion === 15) return Response.json({ status: 'OK', notificaciones: list })
    return Response.json({ status: 'OK', count: incidents })
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of ['serviceWorker', 'setAppBadge', 'clearAppBadge'])
    Reflect.deleteProperty(window.navigator, name)
})

function open() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Bell look="page" />
      <NotificationWatch />
    </QueryClientProvider>,
  )
}

const timesAsked = () => requests.filter((opcion) => opcion === 15).length

test('SHELL-19, SHELL-20: counts unopened notifications and incidents on the bell and the app icon', async () => {
  incidents = 2
  open()
  expect(await screen.findByRole('link', { name: 'Notificaciones, 4 pendientes' })).toBeTruthy()
  await waitFor(() => expect(badge).toBe(4))
})

test('shows the bell without a number when nothing is pending', async () => {
  list = [item(2, true)]
  open()
  await waitFor(() => expect(badge).toBe(0))
  expect(screen.getByRole('link', { name: 'Notificaciones' }).textContent).toBe('')
})

test('fetches every five minutes and on a push while mounted, and not after unmounting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { unmount } = open()
  await waitFor(() => expect(timesAsked()).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  await waitFor(() => expect(timesAsked()).toBe(2))
  act(
    () =>
      void worker.dispatchEvent(new MessageEvent('message', { data: { type: 'pushed', kind: 'notice' } })),
  )
  await waitFor(() => expect(timesAsked()).toBe(3))
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } })))
  unmount()
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(timesAsked()).toBe(3)
})

test('does not poll without a network or in a session without a token', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await waitFor(() => expect(timesAsked()).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
  expect(timesAsked()).toBe(1)
  vi.restoreAllMocks()
  act(() => openSession(false))
  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
  expect(timesAsked()).toBe(1)
})
