import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { noteShown, noteSynced, noteUnreached } from '#hooks/operations/sync-state.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { Shell } from './shell.tsx'

const part = {}

afterEach(() => {
  cleanup()
  noteShown(part, null)
  act(() => noteSynced(1))
})

function open(more: object, isMenuPending = false) {
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('no example')
  openSessionHere(user)
  noteShown(part, Date.parse('2026-11-20T18:00:00Z'))
  const load = lazyPart(async () => ({ Screen: () => <p>Formulario</p> }))
  const route = { path: '/x', title: () => 'x', access: 'session', section: null, load, ...more }
  const viewer = { company: '00100', userId: 1, isNamed: () => false, leadsTeam: false }
  const visitor = { mustChangePassword: false, mustSetSecondStep: false, viewer, menu: null }
  const decision = { kind: 'show', route: route as never, params: {} } as const
  const client = new QueryClient()
  const shell = (isPending: boolean) => (
    <QueryClientProvider client={client}>
      <Shell decision={decision} visitor={{ ...visitor, isMenuPending: isPending } as never} />
    </QueryClientProvider>
  )
  const { rerender } = render(shell(isMenuPending))
  return { end: () => rerender(shell(false)) }
}

test('draws no entry of the bar until it is known whether the person leads a team', async () => {
  const { end } = open({}, true)
  expect(await screen.findByText('Formulario')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Inicio' })).toBeNull()
  end()
  expect(await screen.findByRole('link', { name: 'Inicio' })).toBeTruthy()
})

test.each([
  [{ keepsTyped: true }, /^Sin internet\. Lo que escribes se guarda aquí\.$/, /Ves datos del/],
  [{}, /^Sin internet\. Ves datos del 20\/11\/2026/, /Lo que escribes/],
])('offline, the banner of a screen with %o reads %s', async (more, shown, hidden) => {
  act(() => noteUnreached('offline'))
  open(more)
  expect(await screen.findByText('Formulario')).toBeTruthy()
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.queryByText(hidden)).toBeNull()
})
