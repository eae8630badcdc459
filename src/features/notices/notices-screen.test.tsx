import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { OverHome } from './notices-screen.tsx'

let answer: () => Promise<Response>

beforeEach(() => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', () => answer())
  openSessionHere({ Id_Usuario: 9, Folio: '100201' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(): void {
  renderHere(<OverHome path="/Avisos" onClose={() => undefined} />)
}

test('does not claim an empty list when offline, and shows the notices after a retry', async () => {
  open()
  expect(await screen.findByText('Aún no cargan tus avisos')).toBeTruthy()
  expect(screen.queryByText('No hay avisos por ahora')).toBeNull()
  answer = async () => Response.json([{ id: 1, titulo: 'Cierra el comedor', vigencia: '2999-01-01' }])
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await screen.findByRole('heading', { name: 'Cierra el comedor' })).toBeTruthy()
})

test('reports no notices when the fetched list is empty', async () => {
  answer = async () => Response.json([])
  open()
  expect(await screen.findByText('No hay avisos por ahora')).toBeTruthy()
})
