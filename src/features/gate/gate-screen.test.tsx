import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/gate.examples.ts'
import { markAtGate } from '#contract/gate-mark.ts'
import { copiesHere } from '#core/outbox/copies-here.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { noteClock, serverNow } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { companyDate, companyTime } from '#domain/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { GateScreen } from './gate-screen.tsx'
import { placeFor } from './mark-place.ts'

vi.mock('#core/outbox/copies-here.ts')
vi.mock('#core/transport/rpc.ts')
vi.mock('#hooks/operations/snack.ts')

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const BEHIND_MS = 3 * 60 * 60 * 1000

beforeEach(async () => {
  vi.mocked(copiesHere).mockResolvedValue([])
  await openWorkHere()
})
afterEach(() => {
  cleanup()
  noteClock(0)
  setCurrentToken(null)
  setOpenStore(null)
})

function show(more: object[] = []) {
  const today = companyDate(serverNow())
  const [entry] = examples.readGate.response.data
  const day = { marca: null, dia: today, diaFin: today }
  const data = [{ ...entry, ...day }, ...more.map((each) => ({ ...entry, ...day, ...each }))]
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }) =>
    id === markAtGate.id
      ? { ok: false, failure: { kind: 'rejected', code: 'ERROR', message: 'No puede pasar.' } }
      : { ok: true, value: { status: 'OK', data } }) as never)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GateScreen />
    </QueryClientProvider>,
  )
}

test('a tablet whose clock is hours behind offers to mark the hour that is marked', async () => {
  noteClock(BEHIND_MS)
  show()
  fireEvent.click(await screen.findByRole('button', { name: /Mariana/ }))
  const hours = [0, 60_000].map((ago) => companyTime(serverNow() - ago))
  const button = screen.getByRole('button', { name: /^Marcar/ })
  expect(hours).toContain(/\d\d:\d\d/.exec(button.textContent ?? '')?.[0])
})

test('where nothing can be kept, who may not pass is told in the server’s words', async () => {
  setOpenStore(null)
  setCurrentToken('token')
  show()
  fireEvent.click(await screen.findByRole('button', { name: /Mariana/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Marcar/ }))
  await waitFor(() => expect(showSnack).toHaveBeenCalledWith({ text: 'No puede pasar.', tone: 'error' }))
})

test('marks of the guard before, which have not arrived, count in the evacuation list', async () => {
  const id = examples.readGate.response.data[0]?.id ?? 0
  const at = serverNow() - 60_000
  const place = (of: number, via: 'entra' | 'sale') => placeFor({ id: of, via, clase: 'visita', at })
  vi.mocked(copiesHere).mockResolvedValue([
    { ...place(id, 'entra'), state: 'needs-session', at },
    { ...place(id + 1, 'entra'), state: 'queued', at },
    { ...place(id + 2, 'entra'), state: 'rejected', at },
  ])
  show()
  const open = await screen.findByRole('button', { name: 'Lista de evacuación' })
  await screen.findByText('2 marcas pendientes de enviar')
  fireEvent.click(open)
  const list = await screen.findByRole('dialog')
  expect(list.textContent).toContain('2 visitantes dentro')
  expect(list.textContent).toContain('Mariana')
  expect(list.textContent).toContain(`Visita ${id + 1}`)
})

test('material inside is shown apart, and is nobody to be counted', async () => {
  const marca = { via: 'entra', hora: new Date(serverNow()).toISOString() }
  show([
    { id: 901, nombre: 'Rosa Peña', marca },
    { id: 902, nombre: 'Aceros del Norte', clase: 'ingreso_material', marca },
  ])
  const inside = await screen.findByRole('region', { name: 'Dentro ahora' })
  expect(within(inside).getByRole('strong').textContent).toBe('1')
  const material = screen.getByRole('list', { name: /^Material dentro/ })
  expect(within(material).getByText('Aceros del Norte')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Lista de evacuación' }))
  const list = await screen.findByRole('dialog')
  expect(list.textContent).toContain('1 visitante dentro')
  expect(list.textContent).toMatch(/Rosa Peña.*no cuenta como persona.*Aceros del Norte/)
})
