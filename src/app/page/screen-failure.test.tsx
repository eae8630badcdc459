import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteSynced, noteUnreached } from '#hooks/operations/sync-state.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { BarePage } from './bare-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(props: { wayOut?: string } = {}) {
  const load = lazyPart<never>(() => Promise.reject(new Error('gone')))
  const route = {
    path: paths.recovery,
    title: () => 'x',
    access: 'public',
    section: null,
    back: paths.login,
    load,
  }
  render(<BarePage route={route as never} params={{}} {...props} />)
}

test('says that the screen needs internet when the browser is offline, and links back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esta pantalla necesita internet' }),
  ).toBeTruthy()
  expect(screen.getByText('Conéctate e intenta otra vez. Lo que ya guardaste sigue aquí.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Intentar otra vez' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Regresar' }).getAttribute('href')).toBe('#/Login')
})

test('treats a failed request as offline although the browser reports a network, until an answer arrives', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeTruthy()
  act(() => noteUnreached('offline'))
  // A component rendered outside `act` subscribes asynchronously.
  expect(await screen.findByRole('heading', { name: 'Esta pantalla necesita internet' })).toBeTruthy()
  act(() => noteSynced(1))
  expect(await screen.findByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeTruthy()
})

test('shows a general failure when online, and the passed link instead of the link back', async () => {
  open({ wayOut: 'Cerrar sesión' })
  expect(await screen.findByRole('heading', { name: 'No pudimos abrir esta pantalla' })).toBeTruthy()
  expect(screen.getByText('Cerrar sesión')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Regresar' })).toBeNull()
})
