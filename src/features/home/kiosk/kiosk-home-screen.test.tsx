import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#hooks/navigation/paths.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen } from './kiosk-home-screen.tsx'

beforeEach(() => {
  const user = { Id_Usuario: 1, Folio: 'F1', GrupoPago: 1 }
  openSessionHere(user)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(canOpen: (path: string) => boolean) {
  renderHere(
    <ShellPartsProvider value={{ ...shellAlone, canOpen }}>
      <Screen />
    </ShellPartsProvider>,
  )
}

test('offers Pedir as a tile to a person who may ask for a day off', () => {
  show(() => true)
  expect(screen.getByRole('link', { name: /^Pedir/ }).getAttribute('href')).toBe(`#${paths.newAsking}`)
})

test('shows a candidate no tile for a request, and says that Más has the rest', () => {
  show((path) => path === paths.myData)
  expect(screen.queryByRole('link', { name: /^Pedir/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^Más/ }).textContent).toContain('Todo lo demás')
})
