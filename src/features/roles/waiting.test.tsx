import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { Screen } from './roles-screen.tsx'

const proposal = (id: number, nombre: string) => ({
  id,
  accion: 'dar',
  rol: 'nomina',
  persona: id,
  nombre,
  companias: null,
  plantas: null,
  propuso: 'OTRA PERSONA',
  desde: '27/11/2026',
  vence: '04/12/2026',
  esMia: false,
  esPropia: false,
})

let waiting: ReturnType<typeof proposal>[]

beforeEach(() => {
  waiting = [proposal(1, 'ANA RUIZ'), proposal(2, 'LUIS MORA')]
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as { id?: number }
    if (body.id !== undefined) {
      waiting = waiting.filter(({ id }) => id !== body.id)
      return Response.json({ status: 'OK' })
    }
    return Response.json({ status: 'OK', esperan: waiting, data: [], total: 0 })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function refuse(name: RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /^Rechazar/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
}

test('moves the focus to the remaining proposals after a rejection, and to the heading after the last', async () => {
  renderHere(
    <main>
      <h1 tabIndex={-1}>Roles y permisos</h1>
      <Screen />
    </main>,
  )
  await refuse(/^Rechazar.*Ana Ruiz/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /confirm/i })))
  await refuse(/^Rechazar.*Luis Mora/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
