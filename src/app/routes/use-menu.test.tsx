import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { setSession } from '#core/session/session-state.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useSnacks } from '#hooks/operations/snack.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useMenu } from './use-menu.ts'

const menu = {
  modules: [{ url: paths.oneTimePassword, title: '', view: '' }],
  tree: [],
  isMultisistema: false,
}
let answer: () => Response | Promise<Response>

function openSession(): void {
  const profile = {
    user: { Id_Usuario: 9, Folio: '100301', Correo: '' },
    menu: null,
    company: '00100',
  } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    request instanceof URL ? Response.json({}) : answer(),
  )
  setCurrentToken('token')
  openSession()
})
afterEach(() => {
  cleanup()
  setCurrentToken(null)
  vi.unstubAllGlobals()
})

function Shell() {
  const { isPending } = useMenu()
  return <p>{isPending ? 'pending' : 'here'}</p>
}
function OtherScreen() {
  const { menu: known } = useProfile()
  return <p>{hasModule(known, paths.oneTimePassword) ? 'human resources' : 'somebody'}</p>
}
function SnackTexts() {
  return <p role="status">{useSnacks().map(({ text }) => text)}</p>
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shell />
      <OtherScreen />
      <SnackTexts />
    </QueryClientProvider>,
  )
}

test('ROUTE-08: fetches a menu missing after sign-in and gives it to every screen that reads it', async () => {
  answer = () => Response.json({ status: 'OK', msj: menu })
  open()
  expect(screen.getByText('somebody')).toBeTruthy()
  expect(await screen.findByText('human resources')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('here')).toBeTruthy())
})

test('waits for the menu again when a new password opens another session', async () => {
  answer = () => Response.json({ status: 'OK', msj: menu })
  open()
  expect(await screen.findByText('human resources')).toBeTruthy()
  let send: ((response: Response) => void) | null = null
  answer = () => new Promise<Response>((resolve) => (send = resolve))
  act(openSession)
  expect(screen.getByText('somebody')).toBeTruthy()
  expect(screen.getByText('pending')).toBeTruthy()
  await waitFor(() => expect(send).not.toBeNull())
  const answerNow = send as unknown as (response: Response) => void
  answerNow(Response.json({ status: 'OK', msj: menu }))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('shows no message when a captive portal answers instead of the server', async () => {
  answer = () => new Response('<!doctype html><p>Wi-Fi', { headers: { 'content-type': 'text/html' } })
  open()
  await waitFor(() => expect(screen.getByText('here')).toBeTruthy())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('shows a message when the server refuses the menu', async () => {
  answer = () => Response.json({ status: 'ERROR', message: 'No hay menú' })
  open()
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
})
